import { LOCALES, type Locale } from '@/lib/locales';
import { dropLanguage, keepLanguage, keptLanguage, offeredPack, packBytes } from '@/lib/offline/keep-language';
import { dropVisited, keptVisited } from '@/lib/offline/kept-visited';
import { formatTime } from './saved-notice';

/** What a button with `data-do` on the page does; its box is the section around it. */
const ACTIONS: Record<string, (box: HTMLElement) => Promise<void>> = {
  keep: keepChosenLanguage,
  update: keepChosenLanguage,
  drop: async (box) => {
    const locale = localeOf(box);
    if (locale) await dropLanguage(locale);
  },
  'drop-visited': dropVisited,
  protect: async (box) => say(box, (await navigator.storage.persist()) ? 'protected' : 'refused'),
};

/** The button of a section was pressed. */
export async function manage(button: HTMLElement): Promise<void> {
  const box = button.closest('section');
  if (!box) return;
  await ACTIONS[button.dataset.do ?? '']?.(box);
  if (button.dataset.do === 'drop' || button.dataset.do === 'drop-visited') await showKept();
}

/** Shows everything that is kept on this device: languages, visited pages, and whether the browser protects it. */
export async function showKept(): Promise<void> {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-language]')];
  await Promise.all(boxes.map(showLanguage));
  if (!canKeep()) return;
  for (const box of document.querySelectorAll<HTMLElement>('[data-visited]')) await showVisited(box);
  for (const box of document.querySelectorAll<HTMLElement>('[data-unprotected]')) await showProtection(box);
}

async function keepChosenLanguage(box: HTMLElement): Promise<void> {
  const locale = localeOf(box);
  const bar = box.querySelector('progress');
  if (!locale || !bar) return;
  enable(box, false);
  bar.hidden = false;
  try {
    await keepLanguage(locale, (done, total) => {
      [bar.max, bar.value] = [total, done];
      say(box, 'progress', { done: formatSize(done), total: formatSize(total) });
    });
    enable(box, true);
    await showKept();
  } catch (error) {
    enable(box, true);
    say(box, error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
  }
  bar.hidden = true;
}

async function showLanguage(box: HTMLElement): Promise<void> {
  const locale = localeOf(box);
  if (!locale) return;
  if (!canKeep()) {
    enable(box, false);
    say(box, 'unable');
    return;
  }
  try {
    const kept = await keptLanguage(locale);
    for (const button of box.querySelectorAll<HTMLElement>('[data-do]'))
      button.hidden = (button.dataset.do === 'keep') === (kept !== undefined);
    if (kept) say(box, 'kept', { size: formatSize(packBytes(kept.pack)), date: formatTime(kept.date) });
    else say(box, 'size', { size: formatSize(packBytes(await offeredPack(locale))) });
  } catch {
    say(box, 'failed');
  }
}

async function showVisited(box: HTMLElement): Promise<void> {
  const { pages, files } = await keptVisited();
  const bytes = [...pages, ...files].reduce((sum, one) => sum + one.bytes, 0);
  const rows = pages.map(({ href, bytes: pageBytes, date }) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = decodeURI(href);
    return rowOf(link, formatSize(pageBytes), formatTime(date));
  });
  box.querySelector('tbody')?.replaceChildren(...rows);
  for (const part of box.querySelectorAll<HTMLElement>('details, [data-do]'))
    part.hidden = pages.length + files.length === 0;
  if (rows.length === 0) say(box, 'none');
  else say(box, 'sum', { pages: String(pages.length), files: String(files.length), size: formatSize(bytes) });
}

async function showProtection(box: HTMLElement): Promise<void> {
  const isProtected = await navigator.storage.persisted();
  for (const button of box.querySelectorAll<HTMLElement>('[data-do]')) button.hidden = isProtected;
  say(box, isProtected ? 'protected' : 'unprotected');
  box.hidden = false;
}

function rowOf(...contents: (string | Node)[]): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const content of contents) row.insertCell().append(content);
  return row;
}

/** One of the sentences that the section has in its data. */
function say(box: HTMLElement, sentence: string, values: Record<string, string> = {}): void {
  const text = Object.entries(values).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, value),
    box.dataset[sentence] ?? '',
  );
  const status = box.querySelector('[role=status]');
  if (status) status.textContent = text;
}

function enable(box: HTMLElement, isEnabled: boolean): void {
  for (const button of box.querySelectorAll('button')) button.disabled = !isEnabled;
}

function localeOf(box: HTMLElement): Locale | undefined {
  return LOCALES.find((locale) => locale === box.dataset.language);
}

function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

function formatSize(bytes: number): string {
  const [value, unit] = bytes < 1e5 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}
