/**
 * Parsed values, kept between builds. Owns: where they lie, and that the same code has parsed them.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { codeFingerprint } from '@/lib/mdx/code-fingerprint.node';
import { IS_DEVELOPMENT } from '@/lib/site';
import { writeWhole } from '@/lib/write-whole.node';
import type { ParsedValues } from './parsed-values';

const FILE = '.next/cache/values.json';

interface Kept {
  code: string;
  values: Record<string, unknown>;
}

export interface KeptValues extends ParsedValues {
  /** Takes up what an earlier process has left for a project. */
  open(root: string): Promise<void>;
  /** Leaves to later ones what this process was asked for; nothing if all of it was there. */
  save(root: string): Promise<void>;
}

export function keepValues(): KeptValues {
  const known = new Map<string, unknown>();
  const asked = new Set<string>();
  const roots = new Set<string>();
  let hasNew = false;
  return {
    recall(text) {
      const key = keyOf(text);
      asked.add(key);
      return known.get(key);
    },
    note(text, value) {
      // Not all of YAML can be written down as JSON.
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value ?? null)), value)) return;
      known.set(keyOf(text), value);
      hasNew = true;
    },
    async open(root) {
      if (roots.has(root)) return;
      roots.add(root);
      const kept = await read(root);
      if (kept?.code !== codeFingerprint(root)) return;
      for (const [key, value] of Object.entries(kept.values)) known.set(key, value);
    },
    async save(root) {
      // While somebody writes, that would be done with every edit.
      if (!hasNew || IS_DEVELOPMENT) return;
      hasNew = false;
      const values = Object.fromEntries([...known].filter(([key]) => asked.has(key)));
      const kept: Kept = { code: codeFingerprint(root), values };
      writeWhole(path.join(root, FILE), JSON.stringify(kept));
    },
  };
}

async function read(root: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(path.join(root, FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

function keyOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
