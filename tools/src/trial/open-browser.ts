import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../launch/find-browser.ts';

/** A headless browser that asks nothing of the outside world. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
