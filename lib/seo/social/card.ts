import { type CSSProperties, createElement, type ReactElement } from 'react';
import type { SitePage } from '@/lib/content/site-pages';
import { SITE } from '@/lib/site';

export type CardText = Pick<SitePage, 'title' | 'description' | 'section'>;

/** From the dark palette of `app/styles/tokens.css`. Few colors keep the file small. */
const COLOR = { ground: '#0f1617', bars: '#162122', text: '#dde6e4', muted: '#96a5a3', accent: '#55c4b5' };

/** The path of `components/shell/header/site-header.tsx`. */
const GATE =
  'M2 3.2A1.2 1.2 0 0 1 3.2 2h17.6A1.2 1.2 0 0 1 22 3.2V5.6H2zM2 7.2h3.4v7.9A14 14 0 0 1 2 9zM7.2 7.2h3.4V21a15 15 0 0 1-3.4-3.4zM13.4 7.2h3.4v10.4a15 15 0 0 1-3.4 3.4zM18.6 7.2H22V9a14 14 0 0 1-3.4 6.1z';

/** Returns the image as a tree of flex containers, because satori lays out nothing else. */
export function card({ title, description, section }: CardText, fontFamily: string): ReactElement {
  const host = new URL(SITE.origin).host;
  const ellipsis = isChinese(description) ? '…' : '...';
  return box({ width: '100%', height: '100%', background: COLOR.ground, color: COLOR.text, fontFamily }, [
    gate(560, COLOR.bars, { position: 'absolute', left: 760, top: 60 }),
    box({ ...COLUMN, width: '100%', padding: '64px 72px', justifyContent: 'space-between', position: 'relative' }, [
      box({ alignItems: 'center', fontSize: 34, fontWeight: 700, gap: 18 }, [
        gate(46, COLOR.accent),
        text({}, SITE.name),
      ]),
      box(COLUMN, [
        text({ fontSize: 30, color: COLOR.accent, marginBottom: 16 }, section ?? ' '),
        text({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.25, ...clamp(3, ellipsis) }, title),
        text({ fontSize: 30, color: COLOR.muted, lineHeight: 1.5, marginTop: 16, ...clamp(2, ellipsis) }, description),
      ]),
      text({ fontSize: 26, color: COLOR.muted }, host),
    ]),
  ]);
}

const COLUMN = { flexDirection: 'column' } as const;

export const CARD_CHARACTERS = `${SITE.name}${SITE.origin}…. `;

function titleSize(title: string): number {
  // A Chinese character is as wide as two Latin letters.
  const width = [...title].reduce((sum, character) => sum + (isChinese(character) ? 2 : 1), 0);
  if (width <= 24) return 84;
  return width <= 48 ? 68 : 56;
}

const isChinese = (content: string) => /\p{Script=Han}/u.test(content);

/** Limits a text to `lines` lines. The padding leaves room for descenders of the last line. */
const clamp = (lines: number, ellipsis: string) => ({
  display: 'block',
  lineClamp: `${lines} "${ellipsis}"`,
  paddingBottom: 8,
  overflow: 'hidden',
});

function box(style: CSSProperties, children: ReactElement[]): ReactElement {
  return createElement('div', { style: { display: 'flex', boxSizing: 'border-box', ...style } }, ...children);
}

function text(style: CSSProperties, content: string): ReactElement {
  return createElement('div', { style }, content);
}

function gate(size: number, color: string, style: CSSProperties = {}): ReactElement {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${color}"><path d="${GATE}"/></svg>`;
  return createElement('img', {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: size,
    height: size,
    style,
  });
}
