import { LOCALES, type Locale } from '@/lib/locales';
import { dropPack, keepPack, keptPack, offeredPack, packBytes } from '@/lib/offline/keep-pack';

/** Shows of each language on the page whether it is kept, and how large it is. */
export async function offerPacks(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-pack]')].map(show));
}

/** The button in a language's section. */
export async function keepChosenPack(button: HTMLElement): Promise<void> {
  const section = sectionOf(button);
  if (!section) return;
  const { box, locale } = section;
  const bar = box.querySelector('progress');
  enable(box, false);
  try {
    if (bar) bar.hidden = false;
    await navigator.storage?.persist?.().catch(() => false);
    await keepPack(locale, (done, total) => {
      if (bar) [bar.max, bar.value] = [total, done];
      say(box, 'progress', { done: size(done), total: size(total) });
    });
    enable(box, true);
    await show(box);
  } catch (error) {
    enable(box, true);
    say(box, error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
  }
  if (bar) bar.hidden = true;
}

export async function dropChosenPack(button: HTMLElement): Promise<void> {
  const section = sectionOf(button);
  if (!section) return;
  await dropPack(section.locale);
  await show(section.box);
}

async function show(box: HTMLElement): Promise<void> {
  const locale = localeOf(box);
  if (!locale) return;
  const drop = box.querySelector<HTMLElement>('[data-action=drop-pack]');
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) {
    enable(box, false);
    say(box, 'unable');
    return;
  }
  try {
    const kept = await keptPack(locale);
    if (drop) drop.hidden = !kept;
    say(box, kept ? 'kept' : 'size', { size: size(packBytes(kept ?? (await offeredPack(locale)))) });
  } catch {
    say(box, 'failed');
  }
}

/** One of the sentences that the section brings in its data. */
function say(box: HTMLElement, sentence: string, values: Record<string, string> = {}): void {
  const text = Object.entries(values).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, value),
    box.dataset[sentence] ?? '',
  );
  const status = box.querySelector('[data-pack-status]');
  if (status) status.textContent = text;
}

function enable(box: HTMLElement, isEnabled: boolean): void {
  for (const button of box.querySelectorAll('button')) button.disabled = !isEnabled;
}

function sectionOf(button: HTMLElement): { box: HTMLElement; locale: Locale } | undefined {
  const box = button.closest<HTMLElement>('[data-pack]');
  const locale = box && localeOf(box);
  return box && locale ? { box, locale } : undefined;
}

function localeOf(box: HTMLElement): Locale | undefined {
  return LOCALES.find((locale) => locale === box.dataset.pack);
}

function size(bytes: number): string {
  const megabytes = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  return `${megabytes.format(bytes / 1e6)} MB`;
}
