// The one entry of all npm scripts. It runs on a fresh clone, so until the packages are installed it uses Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = [
  'start',
  'build',
  'dev',
  'check',
  'test',
  'test-full',
  'bench',
  'openapi',
  'screens',
  'prove',
  'backup',
  'restore',
  'rehearse',
  'reset-second-factor',
];

const command = process.argv[2] ?? '';
if (!commands.includes(command)) {
  stop(`Komandë e panjohur: «${command}». Komandat janë: ${commands.join(', ')}.`);
}
checkNodeVersion();
ensureDependencies();
await runCommand();

function checkNodeVersion() {
  const [wantedMajor, wantedMinor] = [20, 19];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    stop(
      `Tezga kërkon Node.js ${wantedMajor}.${wantedMinor} ose më të ri; ky është ${process.versions.node}.`,
    );
  }
}

function ensureDependencies() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const marker = join(root, 'node_modules', '.tezga-lock-hash');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  if (!hasInstalled(lock)) install();
  writeFileSync(marker, hash);
}

/**
 * Skips the installation after a plain `npm install`: npm records in node_modules which packages are
 * installed.
 */
function hasInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(lock).packages);
  return wanted.every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || present[path]?.version === version,
  );
}

function install() {
  console.error('Po instalohen paketat…');
  const npm = process.env.npm_execpath;
  // `npm ci` installs exactly the versions of the lock file, and fails if the lock file does not fit the
  // package.json files.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  // Standard output belongs to the command: `npm run --silent openapi` must print the document and nothing else.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) stop('Instalimi i paketave dështoi; arsyeja është më sipër.');
}

async function runCommand() {
  const { register } = await import('tsx/esm/api');
  register();
  const module = await import(`./src/commands/${command}.ts`);
  // Maps a command to its function: `reset-second-factor` is resetSecondFactor.
  const name = command.replaceAll(/-(\w)/gu, (_dash, letter) => letter.toUpperCase());
  try {
    process.exitCode = await module[name]();
  } catch (error) {
    console.error(error.name === 'ConsoleError' ? error.message : error);
    process.exitCode = 1;
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
