import { expect, test } from 'vitest';
import { reportPdf } from './index.ts';
import type { PrintedReport } from './printed-report.ts';
import { readPdf } from './test-support/read-pdf.ts';

const aReport = (rowCount: number): PrintedReport => ({
  title: 'Shitjet sipas artikullit',
  notes: ['01.11 – 19.11.2026', 'Në lekë, me TVSH; korrigjueset zbriten në datën e vet.'],
  businessName: 'Market Drini sh.p.k.',
  columns: [
    { header: 'Artikulli', align: 'left' },
    { header: 'Sasia', align: 'right' },
    { header: 'Me TVSH (ALL)', align: 'right' },
  ],
  rows: Array.from({ length: rowCount }, (_row, place) => [
    `Djathë i bardhë ${place + 1}`,
    '1.000',
    '1 150.00',
  ]),
  totals: ['Totali', '', '9 999 999.00'],
  at: new Date('2026-11-19T10:00:00Z'),
});

test('the PDF of a report has its title, period, rules, rows and totals', async () => {
  const [page] = await readPdf(await reportPdf(aReport(3), { language: 'sq' }));
  for (const words of [
    'Shitjet sipas artikullit',
    '19.11.2026',
    'korrigjueset',
    'Djathë i bardhë 3',
    '9 999 999.00',
  ])
    expect(page?.text).toContain(words);
});

test('a long report repeats its header on every page and contains every row', async () => {
  const pages = await readPdf(await reportPdf(aReport(200), { language: 'sq' }));
  expect(pages.length).toBeGreaterThan(2);
  for (const { text } of pages) expect(text).toContain('Artikulli');
  const words = pages.map(({ text }) => text).join(' ');
  for (const place of [1, 60, 200]) expect(words).toContain(`Djathë i bardhë ${place}`);
});

test('long texts in a column are wrapped, so that the columns of figures have enough room', async () => {
  const name = 'Artikull me emër shumë të gjatë '.repeat(12).trim();
  const [page] = await readPdf(
    await reportPdf({ ...aReport(0), rows: [[name, '1.000', '1 150.00']] }, { language: 'sq' }),
  );
  expect(page?.text).toContain('1 150.00');
});
