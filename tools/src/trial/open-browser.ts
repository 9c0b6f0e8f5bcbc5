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

// The suggestions below the address bar are disabled: for every new window they cost as much as the page
// itself.
const ourDisabledFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A headless browser that sends no requests to the internet by itself. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await headless());
}

/** The same browser as a server process that several clients can connect to. */
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
      // The browser uses only the last `--disable-features` option, so this one repeats the features that
      // playwright disables.
      `--disable-features=${[...playwrightDisables, ...ourDisabledFeatures].join(',')}`,
    ],
  };
}
