import { pathToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';

/** By locale: title and sentence; put in when the worker is bundled. */
declare const OFFLINE_WORDS: Record<string, { title: string; text: string }>;

/** What a reader sees who asks for a page that was never saved, while there is no network. */
export function offlineAnswer(path: string): Response {
  const { locale } = pathToRoute(path.slice(SITE.basePath.length));
  const { title = '', text = '' } = OFFLINE_WORDS[locale] ?? {};
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:1rem/1.7 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem"><h1>${title}</h1><p>${text}</p>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
