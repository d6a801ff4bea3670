import { BEHAVIOR_SABOTAGES } from './behavior';
import { FILE_SABOTAGES } from './files';
import { FIXTURE_SABOTAGES } from './fixture';
import { ISLAND_SABOTAGES } from './islands';
import { OFFLINE_SABOTAGES } from './offline';
import { PAGE_SABOTAGES } from './pages';
import { SEARCH_SABOTAGES } from './search';
import { SOURCE_SABOTAGES } from './sources';
import { STYLE_SABOTAGES } from './styles';
import { TOOL_SABOTAGES } from './tools';

/** Every sabotage, in the order in which they run. */
export const CATALOG = [
  ...SOURCE_SABOTAGES,
  ...PAGE_SABOTAGES,
  ...FILE_SABOTAGES,
  ...STYLE_SABOTAGES,
  ...BEHAVIOR_SABOTAGES,
  ...ISLAND_SABOTAGES,
  ...TOOL_SABOTAGES,
  ...SEARCH_SABOTAGES,
  ...OFFLINE_SABOTAGES,
  ...FIXTURE_SABOTAGES,
];
