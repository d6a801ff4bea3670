import { expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';

const script = '```text title="data/scripts/a.av"\n## torrent.private\nif (torrent.private) {\n```';
const limit = 'It is always false with qBittorrent, qBittorrentEE, and Aria2-Next.';

it('reports a script that reads a field that some downloaders never fill', async () => {
  const { problems } = await compileText(`## A {#a}\n\n${script}\n\n## B {#b}\n\n${limit}`);
  expect(problems).toMatchInlineSnapshot(
    `"page.mdx:5:5 — "torrent.private" is always false with qBittorrent, qBittorrentEE, Aria2-Next. Say so in the text of this section, or show another way."`,
  );
});

it('reports only the downloaders that the section does not name', async () => {
  const { problems } = await compileText(`## A {#a}\n\n- With \`qBittorrentEE\`和Aria2-Next的\n\n${script}`);
  expect(problems).toContain('"torrent.private" is always false with qBittorrent. Say so');
});

it.each([
  ['a section that says it', `${script}\n\n- ${limit}`],
  ['another field', '```java\nif (torrent.privateName && torrent.size > 0) {\n```'],
  ['another language', '```yaml\nif: torrent.private\n```'],
])('accepts %s', async (_, source) => expect((await compileText(source)).problems).toBe(''));
