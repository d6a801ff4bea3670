import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { temporaryProject } from '@/tests/support/temporary-project';
import { checkScreenshots } from './check-screenshots.server';

const COMMIT = '01b0b945905b3722f0b55ee7ed5351e371abf38a';

async function check(commit: string | undefined, ...shown: string[]): Promise<string> {
  const source = { repository: 'https://example.org', version: '9.5.0', commit };
  const root = await temporaryProject({
    ...(commit && { 'content/screenshots/source.json': JSON.stringify(source) }),
    'public/screenshots/en/dark/status.avif': new Uint8Array(10),
    'public/screenshots/en/light/status.avif': new Uint8Array(10),
  });
  return formatProblems(checkScreenshots(root, new Set(shown)));
}

it('reports screenshots that no page shows once', async () => {
  expect(await check(COMMIT, 'status')).toBe('');
  expect(await check(COMMIT)).toMatchInlineSnapshot(`
    "public/screenshots/en/light/status.avif — no page shows the screenshot "status". Show it with <Screenshot name="status" … />, or remove it from scripts/screenshots/catalog.ts together with its files."
  `);
});

it('requires a source with a full commit hash, and ignores content without a source', async () => {
  expect(await check('main')).toContain('content/screenshots/source.json:1');
  expect(await check(undefined)).toBe('');
});
