import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

/** A file of each kind that breaks a rule, with the beginning of what it is told. */
const VIOLATIONS: [file: string, code: string, message: string][] = [
  ['lib/a.ts', "import type { A } from '@/components/docs/a';", 'lib imports nothing of app, components or scripts.'],
  ['lib/b.ts', "export { a } from '@/app/a';", 'lib imports nothing of app, components or scripts.'],
  ['lib/c.ts', "void import('@/scripts/a');", 'lib imports nothing of app, components or scripts.'],
  ['lib/links/d.ts', "import '../../components/docs/a';", 'A relative import leaves its folder of the project.'],
  ['components/docs/a.ts', "import '@/app/en/page';", 'components import components and lib only.'],
  ['components/docs/b.ts', "import '@/scripts/a';", 'components import components and lib only.'],
  ['components/docs/c.ts', "import '@/components/blog/a';", 'An area of components imports another only for'],
  ['components/docs/toc/d.ts', "import '../../blog/a';", 'A relative import leaves its area of components.'],
  ['scripts/a.ts', "import '@/components/docs/a';", 'scripts are entry points and import lib only.'],
  ['app/en/a.tsx', "import '@/scripts/a';", 'app imports components and lib only.'],
  ['app/en/b.tsx', "import Link from 'next/link';", 'Pages carry no framework that next/link could use.'],
  ['lib/e.ts', "import '@/tests/a';", 'Only tests import tests.'],
  ['components/docs/e.ts', "import en from '@/messages/en.json';", 'Only lib/i18n reads messages.'],
  ['lib/search/f.ts', "import words from '@/content/glossary.json';", 'Only lib/content reads content.'],
  ['lib/g.ts', "import fs from 'node:fs';", 'node:* is imported in *.server.ts only.'],
  ['components/docs/f.tsx', "'use client';", 'A client component works in development and is dead in the export'],
  ['components/docs/g.client.tsx', '"use client"', 'A client component works in development and is dead in the export'],
  ['components/docs/h.tsx', "import { useState } from 'react';", 'A server component has no state and no effects.'],
  ['app/en/c.tsx', "import { useEffect as effect } from 'react';", 'A server component has no state and no effects.'],
  [
    'components/docs/i.tsx',
    "import { usePathname } from 'next/navigation';",
    'A server component has no state and no effects.',
  ],
  ['lib/cycle.ts', "import './cycle-back'; export const a = 1;", 'This import is part of a cycle.'],
  ['lib/cycle-back.ts', "import './cycle';", 'This import is part of a cycle.'],
  ['lib/h.ts', 'export const a = process.env.A;', 'The environment is read in lib/site.ts only'],
];

const ALLOWED: [file: string, code: string][] = [
  ['app/en/page.tsx', "import '@/components/docs/a'; import '@/lib/a';"],
  ['app/en/error.tsx', "'use client';"],
  ['app/global-error.tsx', "'use client';"],
  ['components/dev/a.tsx', "'use client'; import { useState } from 'react';"],
  [
    'components/search/panel.island.tsx',
    "import { useState } from 'react'; import '@/components/islands/define-island';",
  ],
  ['components/search/use-results.ts', "import { useEffect } from 'react';"],
  ['components/docs/j.tsx', "import '@/components/ui/icon'; import '@/lib/a'; import './a';"],
  ['components/shell/a.tsx', "import '@/components/docs/a'; import '@/app/styles/index.css';"],
  ['lib/i18n/messages.ts', "import en from '@/messages/en.json';"],
  ['lib/a.server.ts', "import fs from 'node:fs';"],
  ['lib/a.server.ts', "import fs from 'node:fs';"],
  ['lib/site.ts', 'export const a = process.env.A;'],
  ['lib/i.test.ts', "import fs from 'node:fs'; import '@/tests/support/a';"],
];

const root = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
const told = new Map<string, string[]>();
const REPORT = z.object({
  diagnostics: z.array(z.object({ message: z.string(), location: z.object({ path: z.string() }) })),
});

beforeAll(() => {
  cpSync('tests/rules', path.join(root, 'tests/rules'), { recursive: true });
  const plugins = ['imports', 'browser'].map((name) => `./tests/rules/${name}.grit`);
  writeFileSync(
    path.join(root, 'biome.json'),
    JSON.stringify({ plugins, linter: { rules: { preset: 'none', suspicious: { noImportCycles: 'error' } } } }),
  );
  for (const [file, code] of [...VIOLATIONS, ...ALLOWED]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${code}\n`);
  }
  const biome = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const { message, location } of REPORT.parse(JSON.parse(stdout)).diagnostics)
    told.set(location.path, [...(told.get(location.path) ?? []), message]);
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(VIOLATIONS)('%s may not say %s', (file, _, message) => {
  expect(told.get(file)).toEqual([expect.stringContaining(message)]);
});

it.each(ALLOWED)('%s may say %s', (file) => {
  expect(told.get(file)).toBeUndefined();
});
