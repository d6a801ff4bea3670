/**
 * What must be on the machine before anything else can run. Owns: the Node version and the dependencies. Plain JavaScript
 * without dependencies, because it runs when there are none yet; the first modules of `npm start` and `npm test` alone
 * import it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';

/**
 * Installs the dependencies when the lock file has changed since they were; ends the process when that can't be done.
 *
 * @param {[major: number, minor: number]} oldest the oldest Node that will do; tests pass what their runner needs
 */
export function ensureInstalled(oldest = [20, 9]) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(`Node.js ${oldest.join('.')} or newer is needed, this is ${process.versions.node}. See https://nodejs.org/.`);
  }
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The dependencies could not be installed; the messages above say why.');
  writeFileSync(STAMP, wanted);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
