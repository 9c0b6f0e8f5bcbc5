import { expect, test } from 'vitest';
import { ink } from './block.ts';
import { invoicePdf, receiptPdf } from './index.ts';
import { colorOperands, lengthOperand } from './operands.ts';
import { aPng } from './test-support/a-png.ts';
import { aPrintedInvoice, printedLines } from './test-support/example-invoice.ts';
import { drawingsOf } from './test-support/read-pdf.ts';

/** All PDF operators that this package uses, by the number of their operands (ISO 32000-1, annex A). */
const operatorsOf = { 0: 'q Q S f BT ET', 1: 'w g Do Tj', 2: 'd m l Tf', 3: 'RG rg', 4: 're', 6: 'cm Tm' };
const operandCounts = new Map(
  Object.entries(operatorsOf).flatMap(([count, operators]) =>
    operators.split(' ').map((operator) => [operator, Number(count)]),
  ),
);

interface Step {
  readonly operator: string;
  readonly operands: readonly string[];
}

/**
 * Splits a content stream into operators with their operands. A text in < > or a list in [ ] is one operand.
 */
function stepsOf(drawing: string): Step[] {
  const steps: Step[] = [];
  let operands: string[] = [];
  for (const [word] of drawing.matchAll(/<[\da-f]*>|\[[^\]]*\]|\S+/g)) {
    if (/^(?:-?\d+(?:\.\d+)?$|[</[])/.test(word)) operands.push(word);
    else {
      steps.push({ operator: word, operands });
      operands = [];
    }
  }
  return steps;
}

const invoice = aPrintedInvoice({
  lines: printedLines(60),
  isCopy: true,
  paymentQr: 'ALPAY1',
  seller: { ...aPrintedInvoice().seller, logo: aPng() },
});
const papers = {
  A4: () => invoicePdf(invoice, { language: 'sq' }),
  '80 mm': () => receiptPdf(invoice, { language: 'sq', width: 80 }),
};

test.each(Object.entries(papers))(
  'in an invoice on %s every PDF operator is known and has all its operands',
  async (_paper, print) => {
    const drawings = drawingsOf(await print());
    expect(drawings.length).toBeGreaterThan(0);
    for (const steps of drawings.map(stepsOf)) {
      const strange = steps.filter(
        ({ operator, operands }) => operandCounts.get(operator) !== operands.length,
      );
      expect(strange).toEqual([]);
      const count = (operator: string) => steps.filter((step) => step.operator === operator).length;
      expect([count('q'), count('BT')]).toEqual([count('Q'), count('ET')]);
    }
  },
);

test('on A4 no text has the background colour of the table header', async () => {
  const drawings = drawingsOf(await invoicePdf(invoice, { language: 'sq' }));
  expect(drawings).toHaveLength(2);
  const [shade, dim, text] = [ink.shade, ink.dim, ink.text].map(colorOperands);
  for (const steps of drawings.map(stepsOf)) {
    let fill: string | undefined;
    const writtenIn = new Set<string | undefined>();
    for (const { operator, operands } of steps) {
      if (operator === 'rg') fill = operands.join(' ');
      if (operator === 'Tj') writtenIn.add(fill);
    }
    expect(writtenIn).toEqual(new Set([dim, text]));
    expect(steps.filter(({ operands }) => operands.join(' ') === shade)).toHaveLength(1);
  }
});

const dashes = async (print: () => Promise<Buffer>) =>
  drawingsOf(await print())
    .flatMap(stepsOf)
    .filter(({ operator }) => operator === 'd');

test('a receipt has dashed lines, because its printer cannot print grey; A4 has no dashed lines', async () => {
  expect(await dashes(papers.A4)).toEqual([]);
  const onRoll = await dashes(papers['80 mm']);
  expect(onRoll.length).toBeGreaterThan(0);
  for (const { operands } of onRoll) expect(operands).toEqual(['[1.5]', '0']);
});

test('drawing with a value that is not a finite number throws', () => {
  expect(() => lengthOperand(Number.NaN)).toThrow('NaN cannot be drawn');
  expect(() => lengthOperand(1 / 0)).toThrow('Infinity cannot be drawn');
  expect(() => colorOperands('black')).toThrow('NaN cannot be drawn');
});

test.each(['#1C1D1A', '#5C5C55', '#D9D9D2', '#F1F1EC', '#010203'])(
  'the color %s is the same after conversion to PDF operands',
  (color) => {
    const parts = colorOperands(color)
      .split(' ')
      .map((part) =>
        Math.round(Number(part) * 255)
          .toString(16)
          .padStart(2, '0'),
      );
    expect(`#${parts.join('')}`.toUpperCase()).toBe(color);
  },
);
