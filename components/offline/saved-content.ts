import { LOCALES, type Locale } from '@/lib/locales';
import {
  deleteLanguage,
  downloadLanguage,
  fetchPack,
  packBytes,
  readSavedLanguage,
} from '@/lib/offline/download-language';
import { deleteVisited, readVisited } from '@/lib/offline/visited-entries';
import { formatTime } from './saved-notice';

/** The actions of the buttons, by their `data-do`. Each gets the section that contains the button. */
const ACTIONS: Record<string, (section: HTMLElement) => Promise<void>> = {
  keep: downloadSectionLanguage,
  update: downloadSectionLanguage,
  drop: async (section) => {
    const locale = localeOf(section);
    if (locale) await deleteLanguage(locale);
    await showSavedContent();
  },
  'drop-visited': async () => {
    await deleteVisited();
    await showSavedContent();
  },
  protect: async (section) => showStatus(section, (await navigator.storage.persist()) ? 'protected' : 'refused'),
};

/** Runs the action of a button. */
export async function runAction(button: HTMLElement): Promise<void> {
  const section = button.closest('section');
  if (section) await ACTIONS[button.dataset.do ?? '']?.(section);
}

/** Shows the saved languages, the visited pages and whether the browser protects the storage from eviction. */
export async function showSavedContent(): Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-language]')];
  await Promise.all(sections.map(showLanguage));
  if (!isSupported()) return;
  for (const section of document.querySelectorAll<HTMLElement>('[data-visited]')) await showVisited(section);
  for (const section of document.querySelectorAll<HTMLElement>('[data-unprotected]')) await showProtection(section);
}

async function downloadSectionLanguage(section: HTMLElement): Promise<void> {
  const locale = localeOf(section);
  const bar = section.querySelector('progress');
  if (!locale || !bar) return;
  setButtonsEnabled(section, false);
  bar.hidden = false;
  try {
    await downloadLanguage(locale, (doneBytes, totalBytes) => {
      [bar.max, bar.value] = [totalBytes, doneBytes];
      showStatus(section, 'progress', { done: formatSize(doneBytes), total: formatSize(totalBytes) });
    });
    setButtonsEnabled(section, true);
    await showSavedContent();
  } catch (error) {
    setButtonsEnabled(section, true);
    showStatus(section, error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
  }
  bar.hidden = true;
}

async function showLanguage(section: HTMLElement): Promise<void> {
  const locale = localeOf(section);
  if (!locale) return;
  if (!isSupported()) {
    setButtonsEnabled(section, false);
    showStatus(section, 'unable');
    return;
  }
  try {
    const saved = await readSavedLanguage(locale);
    for (const button of section.querySelectorAll<HTMLElement>('[data-do]'))
      button.hidden = (button.dataset.do === 'keep') === (saved !== undefined);
    if (saved) showStatus(section, 'kept', { size: formatSize(packBytes(saved.pack)), date: formatTime(saved.date) });
    else showStatus(section, 'size', { size: formatSize(packBytes(await fetchPack(locale))) });
  } catch {
    showStatus(section, 'failed');
  }
}

async function showVisited(section: HTMLElement): Promise<void> {
  const { pages, files } = await readVisited();
  const totalBytes = [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = pages.map(({ href, bytes, date }) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = decodeURI(href);
    return createRow(link, formatSize(bytes), formatTime(date));
  });
  section.querySelector('tbody')?.replaceChildren(...rows);
  for (const part of section.querySelectorAll<HTMLElement>('details, [data-do]'))
    part.hidden = pages.length + files.length === 0;
  if (rows.length === 0) showStatus(section, 'none');
  else
    showStatus(section, 'sum', {
      pages: String(pages.length),
      files: String(files.length),
      size: formatSize(totalBytes),
    });
}

async function showProtection(section: HTMLElement): Promise<void> {
  const isProtected = await navigator.storage.persisted();
  for (const button of section.querySelectorAll<HTMLElement>('[data-do]')) button.hidden = isProtected;
  showStatus(section, isProtected ? 'protected' : 'unprotected');
  section.hidden = false;
}

function createRow(...contents: (string | Node)[]): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const content of contents) row.insertCell().append(content);
  return row;
}

/** Shows a status text of the section, with its placeholders replaced. The page has the texts in data attributes. */
function showStatus(section: HTMLElement, messageKey: string, values: Record<string, string> = {}): void {
  const text = Object.entries(values).reduce(
    (message, [name, value]) => message.replace(`{${name}}`, value),
    section.dataset[messageKey] ?? '',
  );
  const status = section.querySelector('[role=status]');
  if (status) status.textContent = text;
}

function setButtonsEnabled(section: HTMLElement, isEnabled: boolean): void {
  for (const button of section.querySelectorAll('button')) button.disabled = !isEnabled;
}

function localeOf(section: HTMLElement): Locale | undefined {
  return LOCALES.find((locale) => locale === section.dataset.language);
}

function isSupported(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

function formatSize(bytes: number): string {
  const [value, unit] = bytes < 1e5 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}
