import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// pdf.js replaces built-ins (JSON, push) with slower polyfills on Node 20. It runs in a thread of its own, so
// that the tests are not affected.
parentPort?.on('message', async ({ bytes, options }) => {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent(options);
    pages.push({ view: page.view, items });
  }
  await task.destroy();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(pages);
});
