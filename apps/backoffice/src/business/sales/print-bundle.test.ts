import { setImmediate } from 'node:timers/promises';
import { CallError } from '@tezga/contract/client';
import { bulkPdf } from '@tezga/print';
import { aPrintedInvoice } from '@tezga/print/example-invoice';
import { readPdf } from '@tezga/print/read-pdf';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  bundleName,
  bundleTitle,
  formFor,
  maxInvoicesOf,
  openBundle,
  stepOf,
  type BundleForm,
} from './print-bundle.ts';

const invoices = Array.from({ length: 60 }, (_unused, place) => ({
  _id: String(place + 1),
  meta: { invoiceNumber: `${place + 1}/2026` },
}));

/** A fake server: one page for each invoice in the order of the request. Some are copies, and one does not exist. */
function aServer(gone: string | null = null) {
  const requested: number[] = [];
  const fetchPdf = async (ids: readonly string[]) => {
    requested.push(ids.length);
    if (gone !== null && ids.includes(gone))
      throw new CallError('Nuk gjendet.', { code: 'not-found', status: 404, requestId: 'r1' });
    const printed = ids.map((id) => aPrintedInvoice({ number: `${id}/2026`, isCopy: Number(id) > 30 }));
    return { pdf: (await bulkPdf(printed, { language: 'sq', paper: 'A4' })).toString('base64') };
  };
  return { requested, fetchPdf };
}

async function bundled(form: BundleForm, { fetchPdf }: ReturnType<typeof aServer>) {
  const bundle = openBundle(form);
  const reached: number[] = [];
  const refused: string[] = [];
  for (let start = 0; start < invoices.length; start += stepOf(form)) {
    const results = await bundle.add(invoices.slice(start, start + stepOf(form)), fetchPdf);
    refused.push(...results.filter(({ ok }) => !ok).map(({ id }) => id));
    reached.push((reached.at(-1) ?? 0) + results.length);
  }
  const file = Buffer.from(await bundle.close('Faturat').arrayBuffer());
  return { file, reached, refused };
}

test('one PDF is fetched in batches of 25 and has every invoice in order', async () => {
  const server = aServer();
  const { file, reached } = await bundled('pdf', server);
  expect(server.requested).toEqual([25, 25, 10]);
  expect(reached).toEqual([25, 50, 60]);
  const pages = await readPdf(file);
  expect(pages).toHaveLength(60);
  for (const [place, { text }] of pages.entries()) {
    expect(text).toContain(` ${place + 1}/2026 `);
    expect(text.includes('KOPJE')).toBe(place + 1 > 30);
  }
});

test('an invoice that does not exist is reported as failed, and the rest of its batch is in the PDF', async () => {
  const { file, refused } = await bundled('pdf', aServer('28'));
  expect(refused).toEqual(['28']);
  expect(await readPdf(file)).toHaveLength(59);
});

test('a ZIP has one file for each invoice', async () => {
  const server = aServer('3');
  const { file, reached, refused } = await bundled('zip', server);
  expect(server.requested.every((count) => count === 1)).toBe(true);
  expect(reached.slice(0, 3)).toEqual([4, 8, 12]);
  expect(refused).toEqual(['3']);
  const names = Object.keys(unzipSync(new Uint8Array(file)));
  expect(names).toHaveLength(59);
  expect(names).toContain('60-2026.pdf');
});

test('after a failed batch the PDF still has the batches before it', async () => {
  const { fetchPdf } = aServer();
  const bundle = openBundle('pdf');
  await bundle.add(invoices.slice(0, 2), fetchPdf);
  await expect(
    bundle.add(invoices.slice(2, 4), () => Promise.reject(new Error('no answer'))),
  ).rejects.toThrow('no answer');
  expect(await readPdf(Buffer.from(await bundle.close('Faturat').arrayBuffer()))).toHaveLength(2);
});

/** A fake server whose connection breaks at one invoice, after the single requests for the others have succeeded. */
function aServerBreakingAt(broken: string, refused: string) {
  const { fetchPdf } = aServer(refused);
  const others: Promise<unknown>[] = [];
  return async (ids: readonly string[]) => {
    if (ids.length === 1 && ids[0] === broken) {
      await Promise.allSettled(others);
      await setImmediate();
      throw new Error('no answer');
    }
    const answer = fetchPdf(ids);
    others.push(answer);
    return answer;
  };
}

test('if the connection breaks during the single requests for a batch, no invoice of the batch is added to the PDF', async () => {
  const bundle = openBundle('pdf');
  await bundle.add(invoices.slice(0, 2), aServer().fetchPdf);
  await expect(bundle.add(invoices.slice(2, 6), aServerBreakingAt('6', '5'))).rejects.toThrow('no answer');
  expect(await readPdf(Buffer.from(await bundle.close('Faturat').arrayBuffer()))).toHaveLength(2);
});

test('a batch that fails adds no invoice to the ZIP', async () => {
  const bundle = openBundle('zip');
  await bundle.add(invoices.slice(0, 2), aServer().fetchPdf);
  await expect(bundle.add(invoices.slice(2, 6), aServerBreakingAt('6', ''))).rejects.toThrow('no answer');
  const file = new Uint8Array(await bundle.close('Faturat').arrayBuffer());
  expect(Object.keys(unzipSync(file))).toEqual(['1-2026.pdf', '2-2026.pdf']);
});

test('a "too many requests" reply to a batch is not followed by single requests', async () => {
  for (const form of ['pdf', 'zip'] as const) {
    let calls = 0;
    const tired = openBundle(form).add(invoices.slice(0, stepOf(form)), () => {
      calls += 1;
      const facts = { code: 'too-many-requests', status: 429, requestId: 'r1' } as const;
      return Promise.reject(new CallError('Provoni më vonë.', facts));
    });
    await expect(tired).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(calls).toBe(form === 'pdf' ? 1 : stepOf('zip'));
  }
});

test('a print job has at most 200 invoices and a PDF 1000; more than 1000 are put into a ZIP', () => {
  expect(maxInvoicesOf).toEqual({ pdf: 1000, zip: Infinity, printer: 200 });
  expect([formFor('pdf', 1000), formFor('pdf', 1001), formFor('printer', 1)]).toEqual([
    'pdf',
    'zip',
    'printer',
  ]);
});

test('the file name and the title have the first and the last invoice number', () => {
  expect(bundleName(invoices)).toBe('1-2026_60-2026.pdf');
  expect(bundleName(invoices.slice(0, 1))).toBe('1-2026.pdf');
  expect(bundleTitle('Faturat', invoices)).toBe('Faturat 1/2026 – 60/2026');
});
