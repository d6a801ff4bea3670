/**
 * The entry point of `npm start` and `npm test`: checks the version of Node, installs the dependencies, and runs the
 * script with the name in the first argument. Plain JavaScript, because it runs before any packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The oldest supported Node version, as major and minor; the test runner needs a newer one. */
const OLDEST_NODE = { start: [20, 9], test: [20, 19] };
const STAMP = 'node_modules/.installed';

// Removed, so that the script finds its own arguments in their usual place.
const [script] = process.argv.splice(2, 1);
checkNodeVersion(OLDEST_NODE[script]);
installDependencies();
// Imported dynamically, because tsx may just have been installed.
const { register } = await import('tsx/esm/api');
register();
await import(`./${script}.ts`);

function checkNodeVersion(oldest) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  fail(
    `This is Node.js ${process.versions.node}, but ${oldest.join('.')} or newer is required. Install it from https://nodejs.org/.`,
  );
}

/** Installs the dependencies when the lock file has changed since the last installation. */
function installDependencies() {
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

function fail(message) {
  console.error(message);
  process.exit(1);
}
