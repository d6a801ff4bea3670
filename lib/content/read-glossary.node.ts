import { readFile } from 'node:fs/promises';
import type { Problem } from '@/lib/errors';
import { Glossary } from './glossary';
import { projectPath } from './project-path.node';

const FILE = 'content/glossary.json';

/** The glossary and what is wrong with its file; empty when it can't be used. */
export async function readGlossary(root: string): Promise<{ glossary: Glossary; problems: Problem[] }> {
  const complain = (what: string, cure: string) => ({
    glossary: [],
    problems: [{ severity: 'error' as const, file: FILE, what, cure }],
  });
  const text = await readFile(projectPath(root, FILE), 'utf8').catch(() => '[]');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return complain(`the file is not valid JSON: ${String(error)}`, 'Check quotes, commas and brackets.');
  }
  const parsed = Glossary.safeParse(data);
  if (parsed.success) return { glossary: parsed.data, problems: [] };
  const [issue] = parsed.error.issues;
  const [index, ...rest] = issue?.path ?? [];
  return complain(
    `entry ${Number(index) + 1}: ${rest.join('.')}: ${issue?.message}`,
    'See the entries above it for the form.',
  );
}
