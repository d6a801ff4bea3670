import { describe, expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { temporaryProject } from '@/tests/support/temporary-project';
import { checkPictures } from './check-pictures.server';

const SOURCE = JSON.stringify({
  repository: 'https://github.com/PBH-BTN/PeerBanHelper',
  version: '9.5.0',
  commit: '01b0b945905b3722f0b55ee7ed5351e371abf38a',
});

const project = (sizeBytes = 10) =>
  temporaryProject({
    'content/pictures/source.json': SOURCE,
    'public/pictures/en/light/status.avif': new Uint8Array(sizeBytes),
    'public/pictures/en/dark/status.avif': new Uint8Array(10),
  });

describe('checkPictures', () => {
  it('accepts pictures that pages show', async () => {
    expect(checkPictures(await project(), new Set(['status']))).toEqual([]);
  });

  it('reports a picture that no page shows once', async () => {
    expect(formatProblems(checkPictures(await project(), new Set()))).toBe(
      'public/pictures/en/dark/status.avif — no page shows the picture "status". ' +
        'Show it with <Screenshot name="status" … />, or remove it from scripts/pictures/catalog together with its files.',
    );
  });

  it('reports a picture that is too large', async () => {
    expect(formatProblems(checkPictures(await project(60_001), new Set(['status'])))).toContain(
      'public/pictures/en/light/status.avif — the picture has 60001 bytes, over the limit of 60000.',
    );
  });

  it('reports a total size above the limit', async () => {
    expect(formatProblems(checkPictures(await project(4_000_001), new Set(['status'])))).toContain(
      'public/pictures — all pictures together have 4000011 bytes, over the limit of 4000000.',
    );
  });

  it('reports a source without a full commit hash', async () => {
    const root = await temporaryProject({
      'content/pictures/source.json': '{ "repository": "https://example.org", "version": "9.5.0", "commit": "main" }',
    });
    expect(formatProblems(checkPictures(root, new Set()))).toContain('content/pictures/source.json:1');
  });

  it('ignores content without a picture source', async () => {
    const root = await temporaryProject({ 'public/pictures/en/light/status.avif': new Uint8Array(10) });
    expect(checkPictures(root, new Set())).toEqual([]);
  });
});
