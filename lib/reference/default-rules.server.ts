import { projectFiles } from '@/lib/mdx/files.server';
import { LIST_KEYS, type ListName } from '@/lib/rules/rule-list';
import { REFERENCE_FILE, readReference } from './reference';

/** The rules that PeerBanHelper ships in a list, as the reference has them from its `profile.yml`. */
export function defaultRules(list: ListName): string[] {
  const { model } = readReference(projectFiles(process.cwd()).read(REFERENCE_FILE));
  const value = model?.find(`module.${list}-blacklist.${LIST_KEYS[list]}`)?.default;
  return Array.isArray(value) ? value.map(String) : [];
}
