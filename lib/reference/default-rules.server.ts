import { projectFiles } from '@/lib/mdx/files.server';
import { LIST_KEYS, type ListName } from '@/lib/rules/rule-list';
import { REFERENCE_FILE, readReference } from './reference';

/** Returns the rules that PeerBanHelper's own `profile.yml` contains for a list, according to the reference. */
export function defaultRules(list: ListName): string[] {
  const { model } = readReference(projectFiles(process.cwd()).files.read(REFERENCE_FILE));
  const value = model?.find(`module.${list}-blacklist.${LIST_KEYS[list]}`)?.default;
  return Array.isArray(value) ? value.map(String) : [];
}
