import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryProject } from '../support/temporary-project';

/** Files that break a rule, each with the start of the expected message. */
const VIOLATIONS: [file: string, code: string, message: string][] = [
  ['lib/a.ts', "import type { A } from '@/components/docs/a';", 'lib must not import from app, components or scripts.'],
  ['lib/links/d.ts', "import '../../components/docs/a';", 'Relative imports must stay in their top-level folder.'],
  ['components/docs/a.ts', "import '@/app/en/page';", 'components may import only from components and lib.'],
  [
    'components/docs/c.ts',
    "import '@/components/blog/a';",
    'A folder of components may import from other folders only',
  ],
  ['components/docs/toc/d.ts', "import '../../blog/a';", 'Relative imports must stay in their folder of components.'],
  ['lib/content/h.ts', "import '@/lib/mdx/a';", 'Folders of lib stand on floors'],
  ['lib/new/m.ts', "import '@/lib/i18n/a';", 'Folders of lib stand on floors'],
  ['lib/k.ts', "import '@/lib/content/a';", 'Modules at the top of lib are the lowest floor'],
  ['lib/search/l.ts', "import '../logs/a';", 'Relative imports must stay in their folder of lib.'],
  ['scripts/a.ts', "import '@/components/docs/a';", 'scripts are entry points and may import only from lib.'],
  ['app/en/a.tsx', "import '@/scripts/a';", 'app may import only from components and lib.'],
  ['app/en/b.tsx', "import Link from 'next/link';", "next/link doesn't work in the exported site"],
  ['lib/e.ts', "import '@/tests/a';", 'Only tests may import from tests.'],
  ['components/docs/e.ts', "import en from '@/messages/en.json';", 'Only lib/i18n may import messages.'],
  ['lib/search/f.ts', "import words from '@/content/glossary.json';", 'Only lib/content may import content.'],
  ['lib/g.ts', "import fs from 'node:fs';", 'Only *.server.ts modules may import node:*.'],
  ['components/docs/f.tsx', "'use client';", 'Client components work only in development'],
  [
    'components/docs/h.tsx',
    "import { useState } from 'react';",
    "Server components can't use state, effects or context.",
  ],
  ['lib/cycle.ts', "import './cycle-back'; export const a = 1;", 'This import is part of a cycle.'],
  ['lib/cycle-back.ts', "import './cycle';", 'This import is part of a cycle.'],
  ['lib/h.ts', 'export const a = process.env.A;', 'Only lib/site.ts may read environment variables'],
];

const ALLOWED: [file: string, code: string][] = [
  ['app/en/error.tsx', "'use client';"],
  ['components/dev/a.tsx', "'use client'; import { useState } from 'react';"],
  [
    'components/search/panel.island.tsx',
    "import { useState } from 'react'; import '@/components/islands/define-island';",
  ],
  ['components/docs/j.tsx', "import '@/components/ui/icon'; import '@/lib/a'; import './a';"],
  ['lib/i18n/messages.ts', "import en from '@/messages/en.json';"],
  ['lib/search/a.ts', "import '@/lib/logs/a'; import '@/lib/search/b'; import '../a';"],
  ['lib/a.server.ts', "import fs from 'node:fs';"],
  ['lib/site.ts', 'export const a = process.env.A;'],
  ['instrumentation-client.ts', "import '@/components/docs/a'; export const a = process.env.A;"],
  ['lib/i.test.ts', "import fs from 'node:fs'; import '@/tests/support/a';"],
];

const BiomeReport = z.object({
  diagnostics: z.array(z.object({ message: z.string(), location: z.object({ path: z.string() }) })),
});

it('rejects each violation with its message, and nothing that is allowed', async () => {
  const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const rules = { preset: 'none', suspicious: { noImportCycles: 'error' } };
  const files = {
    'biome.json': JSON.stringify({ plugins, linter: { rules } }),
    'tests/rules/imports.grit': readFileSync('tests/rules/imports.grit'),
    'tests/rules/browser.grit': readFileSync('tests/rules/browser.grit'),
    ...Object.fromEntries([...VIOLATIONS, ...ALLOWED].map(([file, code]) => [file, `${code}\n`])),
  };
  // Folders with the names of top-level folders must not count as the folders of the checkout.
  const above = 'scripts/lib/components/app';
  const project = await temporaryProject(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${above}/${file}`, text])),
  );
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: path.join(project, above), encoding: 'utf8' },
  );
  const found = BiomeReport.parse(JSON.parse(stdout)).diagnostics.map(({ message, location }) => [
    location.path,
    message,
  ]);
  const expected = VIOLATIONS.map(([file, , message]) => [file, expect.stringContaining(message)]);
  expect(found.sort()).toEqual(expected.sort());
});
