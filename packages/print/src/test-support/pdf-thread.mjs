import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// The reader puts what Node 20 lacks, and slower forms of what it has (JSON, push), in the place of the language's own.
// In a thread of its own it changes them for nobody else.
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
