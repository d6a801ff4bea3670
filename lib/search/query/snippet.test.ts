import { describe, expect, it } from 'vitest';
import { cutSnippet, findMarks, type MarkedText } from './snippet';

const show = ({ text, marks }: MarkedText) =>
  marks.reduceRight((all, { start, end }) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);
const count = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('cutSnippet', () => {
  it('leaves out spaces after full-width punctuation', () => {
    expect(show(cutSnippet('见 Docker。 PBH 在哪里', ['docker'], 50))).toBe('见 [Docker]。PBH 在哪里');
  });

  it('returns a short text unchanged', () => {
    expect(show(cutSnippet('Use Docker.', ['docker'], 50))).toBe('Use [Docker].');
  });

  it('cuts around the first match', () => {
    const snippet = cutSnippet(`${'word '.repeat(40)}the Docker image${' more'.repeat(40)}`, ['docker'], 50);
    expect(show(snippet)).toBe('…word the [Docker] image more more more more…');
    expect(count(snippet.text)).toBeLessThanOrEqual(50);
  });

  it('does not cut a word at its apostrophe', () => {
    const text = `${'x'.repeat(60)} the downloader’s Docker container, and PBH’s${' more'.repeat(20)}`;
    for (let length = 20; length < 60; length++)
      expect(cutSnippet(text, ['docker'], length).text).not.toMatch(/^…(?:’|s )|PBH’?…$/);
  });

  it('shows the place with the most different words, and marks each word once', () => {
    const text = `The port is free.${' Filler.'.repeat(20)} The port of Docker, port 9898.${' Filler.'.repeat(20)}`;
    expect(show(cutSnippet(text, ['port', 'docker'], 50))).toBe('…The [port] of [Docker], port 9898. Filler. Filler…');
  });

  it('prefers words that the heading doesn’t show', () => {
    const text = `The network mode is wrong.${' Filler.'.repeat(20)} Give it the host network.${' Filler.'.repeat(20)}`;
    const heading = { text: 'Network mode', marks: [0, 8].map((start) => ({ start, end: start + (start ? 4 : 7) })) };
    const terms = ['network', 'mode', 'host'];
    expect(show(cutSnippet(text, terms, 40, undefined, [heading]))).toBe('…Give it the [host] [network]. Filler…');
    expect(show(cutSnippet(text, terms, 40))).toMatch(/^The \[network\] \[mode\] is wrong/);
  });

  it('begins with the sentence of the match, or with a part of it when the sentence is long', () => {
    const before = `${'字'.repeat(60)}。`;
    expect(show(cutSnippet(`${before}重启 PBH，再看日志。${'字'.repeat(60)}`, ['日志'], 20))).toBe(
      '…重启 PBH，再看[日志]。字字字字字字…',
    );
    expect(show(cutSnippet(`${before}${'甲'.repeat(30)}，再看日志。${'字'.repeat(60)}`, ['日志'], 20))).toBe(
      '…再看[日志]。字字字字字字字字字字字字字…',
    );
  });

  it('begins with the line of the match, and ends with a line when it is half full', () => {
    const rows = ['Port · 7759 · At once', 'Token · Any text · After a restart of the downloader', 'Path · /'];
    const text = [...rows, ...rows].join('\n');
    expect(show(cutSnippet(text, ['token'], 50))).toBe('…[Token] · Any text · After a restart of the…');
    expect(show(cutSnippet(text, ['port'], 35))).toBe('[Port] · 7759 · At once…');
    expect(show(cutSnippet(text, ['path'], 35))).toBe('…[Path] · / Port · 7759 · At once…');
  });

  it('adds context before a match at the end', () => {
    const snippet = cutSnippet(`${'字'.repeat(90)}封禁`, ['封禁'], 50);
    expect(count(snippet.text)).toBe(50);
    expect(show(snippet)).toMatch(/^…字+\[封禁\]$/);
  });

  it('starts at the beginning of the text without a match', () => {
    expect(cutSnippet('字'.repeat(90), ['x'], 50).text).toBe(`${'字'.repeat(49)}…`);
  });

  it('neither begins nor ends with loose punctuation', () => {
    const text = `${'字'.repeat(80)}。装好以后，用 Docker 部署（${'字'.repeat(80)}`;
    expect(show(cutSnippet(text, ['docker'], 19))).toBe('…装好以后，用 [Docker] 部署…');
    expect(show(cutSnippet(text, ['docker'], 18))).toBe('…装好以后，用 [Docker] 部署…');
  });

  it('cuts inside a word only when the snippet would be empty', () => {
    expect(cutSnippet('x'.repeat(90), [], 50).text).toBe(`${'x'.repeat(49)}…`);
    expect(cutSnippet(`安装${'x'.repeat(90)}`, [], 50).text).toBe('安装…');
  });

  it('never cuts inside a grapheme cluster', () => {
    const graphemes = ['👨‍👩‍👧‍👦', '👍🏽', '🇨🇳', 'é', '✌️'];
    for (const character of graphemes.map((grapheme) => grapheme.normalize('NFD'))) {
      for (const length of [47, 48, 49, 50]) {
        const { text } = cutSnippet(`${character} `.repeat(200), [], length);
        expect(text.replaceAll(character, '')).toMatch(/^ *…$/);
      }
    }
  });
});

describe('findMarks', () => {
  const mark = (text: string, terms: string[], variants?: Map<string, string>) =>
    show({ text, marks: findMarks(text, terms, variants) });

  it('marks whole words, and parts of camel case', () => {
    expect(mark('AutoSTUN, stunning STUN; qB4250', ['stun', '4250'])).toBe('Auto[STUN], stunning [STUN]; qB[4250]');
  });

  it('marks the parts of a name as one', () => {
    expect(mark('network_mode: host, host-network, network mode', ['network', 'mode', 'host'])).toBe(
      '[network_mode]: [host], [host-network], [network] [mode]',
    );
  });

  it('marks no part of the product’s name, but the whole name', () => {
    expect(mark('PeerBanHelper can ban.', ['ban'])).toBe('PeerBanHelper can [ban].');
    expect(mark('PeerBanHelper', ['peerbanhelper'])).toBe('[PeerBanHelper]');
  });

  it('marks Chinese without word boundaries, and merges adjacent marks', () => {
    expect(mark('进度作弊检查', ['进度', '作弊'])).toBe('[进度作弊]检查');
  });

  it('marks the Traditional spelling of a Simplified term', () => {
    expect(mark('進度', ['进度'], new Map([['進', '进']]))).toBe('[進度]');
  });
});
