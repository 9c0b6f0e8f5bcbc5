import { aPrintedInvoice, printedLines } from '@tezga/print/example-invoice';
import { readPdf } from '@tezga/print/read-pdf';
import { beforeEach, expect, test } from 'vitest';
import { createPrint, type Print, type PrintJob, type PrintRules } from './print.ts';

const rules: PrintRules = {
  concurrency: 1,
  waitingMax: 10,
  bulkFrom: 5,
  deadlineMs: 60_000,
  deadlineMsByDocument: 0,
  heapMbMax: 512,
};
const order = (businessId: string, documents = 1) => ({
  businessId,
  documents,
  read: () =>
    Promise.resolve<PrintJob>({
      invoices: Array.from({ length: documents }, () => aPrintedInvoice({ lines: printedLines(3) })),
      options: { language: 'sq', paper: 'A4' },
    }),
});

const pagesOf = async (print: Print, documents = 1) => {
  const { pdf } = await print(order('A', documents));
  return (await readPdf(Buffer.from(pdf))).length;
};

/**
 * The tests share one thread, because starting a thread takes long. A test changes `deadline` for its own print
 * jobs.
 */
const deadline = { deadlineMs: 60_000, deadlineMsByDocument: 0 };
const sharedPrint = createPrint({
  ...rules,
  get deadlineMs() {
    return deadline.deadlineMs;
  },
  get deadlineMsByDocument() {
    return deadline.deadlineMsByDocument;
  },
});
beforeEach(() => Object.assign(deadline, rules));

test('a print job that exceeds its deadline is refused, and the next one is printed', async () => {
  deadline.deadlineMs = 1;
  await expect(sharedPrint(order('A'))).rejects.toMatchObject({ code: 'print-too-heavy' });
  deadline.deadlineMs = 60_000;
  expect(await pagesOf(sharedPrint)).toBe(1);
});

test('the deadline of a print job grows with the number of documents', async () => {
  Object.assign(deadline, { deadlineMs: 0, deadlineMsByDocument: 20_000 });
  expect(await pagesOf(sharedPrint, 3)).toBe(3);
});

test('a print job reads its documents when it starts, not while it waits, and never if it is refused', async () => {
  const print = createPrint({ ...rules, waitingMax: 1 });
  const read: string[] = [];
  const noted = (name: string) => ({
    ...order('A'),
    read: () => {
      read.push(name);
      return order('A').read();
    },
  });
  const printed = [print(noted('first')), print(noted('second'))];
  await expect(print(noted('third'))).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(read).toEqual(['first']);
  await Promise.all(printed);
  expect(read).toEqual(['first', 'second']);
});

test('a print job waits for at most one of the ten earlier jobs of another business', async () => {
  const done: string[] = [];
  const noted = async (businessId: string, documents: number) => {
    await sharedPrint(order(businessId, documents));
    done.push(businessId);
  };
  await Promise.all([...Array.from({ length: 10 }, () => noted('A', rules.bulkFrom)), noted('B', 1)]);
  expect(done.indexOf('B')).toBeLessThanOrEqual(1);
});
