import { expect, it } from 'vitest';
import { readLoggedLiterals } from './tool-source.server';

it('reads the texts of log calls with their most severe level', () => {
  const code = `
    log.warn("Unable to close \\"{}\\"", name, e);
    log.info("Unable to save config file");
    logger.error(
      "Unable to save config file ", e);
    log.debug("Loaded from cache");
    log.error(tlUI(Lang.SAVE_BANLIST_FAILED), e);
    log.error("Unable to " + action);
    logger.error("Task '\${task.title}' failed", e)
    catalog.warn("Not a log call");`;
  expect(readLoggedLiterals(code).map(({ en, level }) => [en, level])).toEqual([
    ["Task '{}' failed", 'error'],
    ['Unable to close "{}"', 'warn'],
    ['Unable to save config file', 'error'],
  ]);
});
