import { CallError } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { openPaperBundle } from './paper-bundle.ts';

const words = { tooLarge: 'too large', unreadable: 'unreadable' };
const damaged = 'damaged';

/** Joins texts as if they were PDFs. */
async function joinTexts(parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer> | null> {
  const texts = parts.map((part) => new TextDecoder().decode(part));
  return texts.includes(damaged) ? null : new TextEncoder().encode(texts.join(' '));
}

const aBundle = (bytesMax = 1000) => openPaperBundle({ joinPdfs: joinTexts, words, bytesMax });
const paper = (text: string) => ({ pdf: btoa(text) });
const refused = (id: string) => ({ id, ok: false, message: words.tooLarge });
const written = (file: Uint8Array | null) => (file === null ? null : new TextDecoder().decode(file));

test('the PDFs are joined in the order of the purchases, whichever reply comes first', async () => {
  const bundle = aBundle();
  const replies = new Map<string, () => void>();
  const adding = bundle.add(['a', 'b', 'c'], (id) => {
    return new Promise((resolve) => {
      replies.set(id, () => resolve(paper(id)));
    });
  });
  for (const id of ['c', 'a', 'b']) replies.get(id)?.();
  expect(await adding).toEqual(['a', 'b', 'c'].map((id) => ({ id, ok: true })));
  await bundle.add(['d'], async (id) => paper(id));
  expect(written(await bundle.close())).toBe('a b c d');
});

test('purchases without a PDF or with a damaged one are reported with the reason, and the others are joined', async () => {
  const bundle = aBundle();
  const message = 'Kjo blerje nuk ka PDF.';
  const results = await bundle.add(['none', damaged, 'a'], async (id) => {
    if (id === 'none')
      throw new CallError(message, { code: 'purchase-without-pdf', status: 404, requestId: 'r1' });
    return paper(id);
  });
  expect(results).toEqual([
    { id: 'none', ok: false, message },
    { id: damaged, ok: false, message: words.unreadable },
    { id: 'a', ok: true },
  ]);
  expect(written(await bundle.close())).toBe('a');
});

test('after the first PDF above the limit, no further one is added and no further batch is fetched', async () => {
  const bundle = aBundle(10);
  const fetched: string[] = [];
  const add = (...ids: string[]) =>
    bundle.add(ids, async (id) => {
      fetched.push(id);
      return paper(id);
    });
  expect(await add('123456', '78901', '2')).toEqual([
    { id: '123456', ok: true },
    refused('78901'),
    refused('2'),
  ]);
  expect(await add('3')).toEqual([refused('3')]);
  expect(fetched).not.toContain('3');
  expect(written(await bundle.close())).toBe('123456');
});

test('a single PDF above the limit is saved alone', async () => {
  const bundle = aBundle(3);
  expect(await bundle.add(['12345'], async (id) => paper(id))).toEqual([{ id: '12345', ok: true }]);
  expect(written(await bundle.close())).toBe('12345');
});

test('if the connection breaks, no purchase of the batch is added', async () => {
  const bundle = aBundle();
  await bundle.add(['a'], async (id) => paper(id));
  const adding = bundle.add(['b', 'c'], async (id) => {
    if (id === 'c') throw new Error('no answer');
    return paper(id);
  });
  await expect(adding).rejects.toThrow('no answer');
  expect(written(await bundle.close())).toBe('a');
});
