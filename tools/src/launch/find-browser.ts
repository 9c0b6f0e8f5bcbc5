import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { projectRoot } from './project-root.ts';
import { packageProgram, showProgram } from './run-program.ts';

// The headless build first, because it renders the same pages with a fifth less CPU time.
const fromDebian = ['chromium-headless-shell', 'chromium'];
const names = [...fromDebian, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser on this machine; installs one if there is none. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!isProgram(named)) throw new ConsoleError(consolePhrases.browser.notThere(named));
    return named;
  }
  return installedBrowser() ?? (await browserFromDebian()) ?? (await browserFromPlaywright());
}

function installedBrowser(): string | undefined {
  const onPath = pathFolders().flatMap((folder) => names.map((name) => join(folder, name)));
  return [...usualPlaces, ...onPath].find(isProgram);
}

async function browserFromDebian(): Promise<string | undefined> {
  const aptGet = '/usr/bin/apt-get';
  if (process.getuid?.() !== 0 || !isProgram(aptGet)) return undefined;
  console.error(consolePhrases.browser.installing);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await showProgram(aptGet, ['update', '-q'], { environment });
  for (const name of fromDebian) {
    await showProgram(aptGet, ['install', '-q', '-y', '--no-install-recommends', name], { environment });
    const installed = installedBrowser();
    if (installed !== undefined) return installed;
  }
  return undefined;
}

async function browserFromPlaywright(): Promise<string> {
  console.error(consolePhrases.browser.installing);
  await showProgram(packageProgram('playwright-core'), ['install', 'chromium']);
  const fromEndToEndTests = createRequire(join(projectRoot, 'e2e', 'package.json'));
  const { chromium } = fromEndToEndTests('playwright-core') as { chromium: { executablePath(): string } };
  const browser = chromium.executablePath();
  if (!isProgram(browser)) throw new ConsoleError(consolePhrases.browser.notInstalled);
  return browser;
}

function pathFolders(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
