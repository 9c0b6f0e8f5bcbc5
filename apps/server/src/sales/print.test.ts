import { aPrintedInvoice, printedLines } from '@tezga/print/example-invoice';
import { readPdf } from '@tezga/print/read-pdf';
import { expect, test } from 'vitest';
import { createPrint, type Print, type PrintJob, type PrintRules } from './print.ts';

const rules: PrintRules = {
  places: 1,
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

test('an order past its deadline is refused, and the next one is printed', async () => {
  let deadlineMs = 1;
  const print = createPrint({
    ...rules,
    get deadlineMs() {
      return deadlineMs;
    },
  });
  await expect(print(order('A'))).rejects.toMatchObject({ code: 'print-too-heavy' });
  deadlineMs = 60_000;
  expect(await pagesOf(print)).toBe(1);
});

test('the deadline grows with the number of documents', async () => {
  const print = createPrint({ ...rules, deadlineMs: 0, deadlineMsByDocument: 20_000 });
  expect(await pagesOf(print, 3)).toBe(3);
});

test('nothing is read for an order before its turn', async () => {
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

test('an order of one business is printed after at most one of the ten that another gave before', async () => {
  const print = createPrint(rules);
  const done: string[] = [];
  const noted = async (businessId: string, documents: number) => {
    await print(order(businessId, documents));
    done.push(businessId);
  };
  await Promise.all([...Array.from({ length: 10 }, () => noted('A', 20)), noted('B', 1)]);
  expect(done.indexOf('B')).toBeLessThanOrEqual(1);
});
