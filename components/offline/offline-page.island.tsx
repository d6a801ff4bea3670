import { useEffect, useState } from 'react';
import { createTranslate, type Translate } from '@/components/islands/create-translate';
import { defineIsland } from '@/components/islands/define-island';
import type { MessageKeyBelow } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import {
  deleteLanguage,
  downloadLanguage,
  fetchPack,
  packBytes,
  readSavedLanguage,
} from '@/lib/offline/download-language';
import { deleteVisited, readVisited } from '@/lib/offline/stores';
import { IS_DEVELOPMENT } from '@/lib/site';
import { formatTime } from './saved-notice';

interface OfflinePageProps {
  words: Record<string, string>;
  /** Class names of the buttons, which are defined in a CSS module of the page. */
  buttons: { main: string; quiet: string };
}

interface SectionProps {
  t: Translate<MessageKeyBelow<'offline'>>;
  buttons: OfflinePageProps['buttons'];
}

/** The content that is saved on the device, and the buttons that save and remove it. */
function OfflinePageIsland({ words, buttons }: OfflinePageProps) {
  const t: SectionProps['t'] = createTranslate(words);
  // In development there is no service worker.
  if (IS_DEVELOPMENT || !('caches' in globalThis && 'serviceWorker' in navigator))
    return <p role="status">{t('unable')}</p>;
  return (
    <>
      {LOCALES.map((locale) => (
        <LanguageSection key={locale} locale={locale} t={t} buttons={buttons} />
      ))}
      <VisitedSection t={t} buttons={buttons} />
      <ProtectionSection t={t} buttons={buttons} />
    </>
  );
}

interface LanguageState {
  isSaved: boolean;
  status: string;
}

async function readLanguageState(locale: Locale, t: SectionProps['t']): Promise<LanguageState> {
  try {
    const saved = await readSavedLanguage(locale);
    const size = formatSize(packBytes(saved?.pack ?? (await fetchPack(locale))));
    if (!saved) return { isSaved: false, status: t('size', { size }) };
    return { isSaved: true, status: t('kept', { size, date: formatTime(saved.date) }) };
  } catch {
    return { isSaved: false, status: t('failed') };
  }
}

function LanguageSection({ locale, t, buttons }: SectionProps & { locale: Locale }) {
  const [{ isSaved, status }, setState] = useState<LanguageState>({ isSaved: false, status: '' });
  /** Undefined except during a download. */
  const [progress, setProgress] = useState<{ doneBytes: number; totalBytes: number }>();
  useEffect(() => void readLanguageState(locale, t).then(setState), [locale, t]);

  const setStatus = (text: string) => setState((state) => ({ ...state, status: text }));
  /** Changes what is saved, then shows it. */
  const change = async (work: () => Promise<void>) => {
    try {
      await work();
      setState(await readLanguageState(locale, t));
    } catch (error) {
      setStatus(t(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'));
    }
  };
  const download = async () => {
    setProgress({ doneBytes: 0, totalBytes: 1 });
    await change(() =>
      downloadLanguage(locale, (doneBytes, totalBytes) => {
        setProgress({ doneBytes, totalBytes });
        setStatus(t('progress', { done: formatSize(doneBytes), total: formatSize(totalBytes) }));
      }),
    );
    setProgress(undefined);
  };

  const isBusy = progress !== undefined;
  return (
    <section>
      <h2 lang={LOCALE_INFO[locale].htmlLang}>{LOCALE_INFO[locale].label}</h2>
      {progress && <progress aria-label={t('progressLabel')} max={progress.totalBytes} value={progress.doneBytes} />}
      <p role="status">{status}</p>
      <div>
        <button type="button" className={isSaved ? buttons.quiet : buttons.main} disabled={isBusy} onClick={download}>
          {t(isSaved ? 'update' : 'keep')}
        </button>
        {isSaved && (
          <button
            type="button"
            className={buttons.quiet}
            disabled={isBusy}
            onClick={() => change(() => deleteLanguage(locale))}
          >
            {t('drop')}
          </button>
        )}
      </div>
    </section>
  );
}

type Visited = Awaited<ReturnType<typeof readVisited>>;

/** Without storage nothing is kept. */
const readVisitedOrNothing = (): Promise<Visited> => readVisited().catch(() => ({ pages: [], files: [] }));

function VisitedSection({ t, buttons }: SectionProps) {
  const [visited, setVisited] = useState<Visited>();
  useEffect(() => void readVisitedOrNothing().then(setVisited), []);
  const remove = async () => {
    await deleteVisited();
    setVisited(await readVisitedOrNothing());
  };

  if (!visited) return null;
  const { pages, files } = visited;
  const size = formatSize([...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <section>
      <h2>{t('visitedTitle')}</h2>
      <p role="status">
        {pages.length === 0 ? t('visitedNone') : t('visitedSum', { pages: pages.length, files: files.length, size })}
      </p>
      {pages.length + files.length > 0 && (
        <>
          <VisitedPages pages={pages} t={t} />
          <div>
            <button type="button" className={buttons.quiet} onClick={remove}>
              {t('dropVisited')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function VisitedPages({ pages, t }: Pick<Visited, 'pages'> & Pick<SectionProps, 't'>) {
  return (
    <details>
      <summary>{t('visitedList')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('page')}</th>
            <th scope="col">{t('pageSize')}</th>
            <th scope="col">{t('pageDate')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ href, bytes, date }) => (
            <tr key={href}>
              <td>
                <a href={href}>{decodeURI(href)}</a>
              </td>
              <td>{formatSize(bytes)}</td>
              <td>{formatTime(date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Whether the browser may delete what is saved, and a button to ask it not to. */
function ProtectionSection({ t, buttons }: SectionProps) {
  const [state, setState] = useState<'unprotected' | 'protected' | 'protectRefused'>();
  useEffect(() => {
    navigator.storage.persisted().then(
      (isProtected) => setState(isProtected ? 'protected' : 'unprotected'),
      () => {},
    );
  }, []);
  const protect = async () => setState((await navigator.storage.persist()) ? 'protected' : 'protectRefused');

  if (!state) return null;
  return (
    <section>
      <h2>{t('protectTitle')}</h2>
      <p role="status">{t(state)}</p>
      {state !== 'protected' && (
        <div>
          <button type="button" className={buttons.quiet} onClick={protect}>
            {t('protect')}
          </button>
        </div>
      )}
    </section>
  );
}

function formatSize(bytes: number): string {
  const [value, unit] = bytes < 1e5 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

export const island = defineIsland(OfflinePageIsland);
