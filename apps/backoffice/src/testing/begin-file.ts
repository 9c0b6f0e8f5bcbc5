import { configure } from '@testing-library/dom';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { addBrowserParts, forgetBrowserParts } from './browser-parts.ts';
import { consoleErrors, watchConsoleErrors } from './console-errors.ts';
import { addNativeDialog, forgetDialogs } from './native-dialog.ts';
import { beginTest, endTest, server } from './enter.tsx';

addBrowserParts();
afterAll(addNativeDialog());
configure({
  // Long enough for a busy machine: only a test that hangs exceeds it.
  asyncUtilTimeout: 15_000,
  // Error messages show the text of the page instead of its HTML.
  getElementError: (message) =>
    new Error(message?.includes(pageSays) === true ? message : withPageText(message ?? '')),
});

const pageSays = 'The page says: ';

function withPageText(message: string): string {
  return `${message.split('\n')[0]}\n${problemsSoFar()}${pageSays}${wordsOnPage()}`;
}

function problemsSoFar(): string {
  return [...server.complaints, ...consoleErrors()].map((complaint) => `${complaint}\n`).join('');
}

function wordsOnPage(): string {
  return (document.querySelector('main') ?? document.body).textContent.slice(0, 1500);
}

beforeEach(() => {
  watchConsoleErrors();
  beginTest();
});
afterEach(async () => {
  await endTest();
  forgetBrowserParts();
  forgetDialogs();
  const found = [...server.complaints, ...consoleErrors()];
  if (found.length > 0) throw new Error(`The page or the fake server reported errors:\n${found.join('\n')}`);
});
