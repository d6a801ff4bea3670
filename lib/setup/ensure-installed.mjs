/**
 * Prepares the machine for all other code. Owns: the check of the Node version and the installation of dependencies.
 * Only the entry modules of `npm start` and `npm test` may import it. Must stay plain JavaScript without imports of
 * packages, because it runs before any are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';

/**
 * Installs the dependencies when the lock file has changed since the last installation. Exits the process on failure.
 *
 * @param {[major: number, minor: number]} oldest the oldest supported Node version; the test runner needs a newer one
 */
export function ensureInstalled(oldest = [20, 9]) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(
      `This is Node.js ${process.versions.node}, but ${oldest.join('.')} or newer is required. Install it from https://nodejs.org/.`,
    );
  }
  const digest = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;

  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The dependencies could not be installed. See the messages above.');
  writeFileSync(STAMP, digest);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
