import { describe, expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { temporaryProject } from '@/tests/support/temporary-project';
import { checkScreenshots } from './check-screenshots.server';

const SOURCE = JSON.stringify({
  repository: 'https://github.com/PBH-BTN/PeerBanHelper',
  version: '9.5.0',
  commit: '01b0b945905b3722f0b55ee7ed5351e371abf38a',
});

const project = (sizeBytes = 10) =>
  temporaryProject({
    'content/screenshots/source.json': SOURCE,
    'public/screenshots/en/light/status.avif': new Uint8Array(sizeBytes),
    'public/screenshots/en/dark/status.avif': new Uint8Array(10),
  });

describe('checkScreenshots', () => {
  it('accepts screenshots that pages show', async () => {
    expect(checkScreenshots(await project(), new Set(['status']))).toEqual([]);
  });

  it('reports a screenshot that no page shows once', async () => {
    expect(formatProblems(checkScreenshots(await project(), new Set()))).toBe(
      'public/screenshots/en/dark/status.avif — no page shows the screenshot "status". ' +
        'Show it with <Screenshot name="status" … />, or remove it from scripts/screenshots/catalog.ts together with its files.',
    );
  });

  it('reports a screenshot that is too large', async () => {
    expect(formatProblems(checkScreenshots(await project(60_001), new Set(['status'])))).toContain(
      'public/screenshots/en/light/status.avif — the screenshot has 60001 bytes, over the limit of 60000.',
    );
  });

  it('reports a total size above the limit', async () => {
    expect(formatProblems(checkScreenshots(await project(4_000_001), new Set(['status'])))).toContain(
      'public/screenshots — all screenshots together have 4000011 bytes, over the limit of 4000000.',
    );
  });

  it('reports a source without a full commit hash', async () => {
    const root = await temporaryProject({
      'content/screenshots/source.json':
        '{ "repository": "https://example.org", "version": "9.5.0", "commit": "main" }',
    });
    expect(formatProblems(checkScreenshots(root, new Set()))).toContain('content/screenshots/source.json:1');
  });

  it('ignores content without a screenshot source', async () => {
    const root = await temporaryProject({ 'public/screenshots/en/light/status.avif': new Uint8Array(10) });
    expect(checkScreenshots(root, new Set())).toEqual([]);
  });
});
