import type { Picture } from '../picture';
import { DASHBOARD } from './dashboard';
import { RULES } from './rules';
import { SETTINGS } from './settings';
import { STATISTICS } from './statistics';
import { WIZARD } from './wizard';

/** All pictures of the WebUI, in the order of the docs. */
export const CATALOG: readonly Picture[] = [...WIZARD, ...DASHBOARD, ...RULES, ...SETTINGS, ...STATISTICS];
