import type { Screenshot } from '../screenshot';
import { DASHBOARD } from './dashboard';
import { RULES } from './rules';
import { SETTINGS } from './settings';
import { STATISTICS } from './statistics';
import { WIZARD } from './wizard';

/** All screenshots of the WebUI, in the order of the docs. */
export const CATALOG: readonly Screenshot[] = [...WIZARD, ...DASHBOARD, ...RULES, ...SETTINGS, ...STATISTICS];
