import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { findBrowser } from '../launch/find-browser.ts';

const playwrightDisables = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// The suggestions below the address bar, which nobody sees, cost as much for every new window as the page itself.
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A headless browser that asks nothing of the outside world. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await headless());
}

/** The same as a process that several can connect to, one after the other. */
export async function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(await headless());
}

async function headless(): Promise<LaunchOptions> {
  return {
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Of two lists the browser heeds only the last, so this one repeats playwright's own.
      `--disable-features=${[...playwrightDisables, ...unseen].join(',')}`,
    ],
  };
}
