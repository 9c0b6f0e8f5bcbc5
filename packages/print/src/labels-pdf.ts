import { labelSheet } from '@tezga/domain';
import { loadPhrases } from '@tezga/phrases';
import { labelBlock } from './labels/label-block.ts';
import { pdfDocument } from './page.ts';
import type { InvoicePdfOptions } from './printed-invoice.ts';
import type { PrintedLabels } from './printed-labels.ts';

const millimetre = 72 / 25.4;
const width = 70 * millimetre;
const height = 37 * millimetre;
/**
 * The eight rows of labels are together one millimetre shorter than the paper; half of this millimetre is
 * above the first row.
 */
const sheetTop = 0.5 * millimetre;
/** Printers do not print at the edge of the paper; the margin at the sides is also the quiet zone of the bars. */
const margin = { side: 5 * millimetre, top: 3.5 * millimetre };

/** Prints price labels on A4 sheets of 24 labels without gaps, row by row. */
export async function labelsPdf(
  { articles, count, firstLabel, at }: PrintedLabels,
  { language }: InvoicePdfOptions,
): Promise<Buffer> {
  const phrases = await loadPhrases(language);
  const labels = articles.flatMap((article) => Array.from({ length: count }, () => article));
  return pdfDocument({ title: phrases.print.priceLabels, at }, { size: 'A4', margin: 0 }, (page) => {
    for (const [index, label] of labels.entries()) {
      const place = (firstLabel - 1 + index) % labelSheet.labels;
      if (index === 0 || place === 0) page.addPage();
      const left = (place % labelSheet.columns) * width + margin.side;
      const top = sheetTop + Math.floor(place / labelSheet.columns) * height + margin.top;
      labelBlock(label, { left, width: width - 2 * margin.side }, phrases).draw(page, top);
    }
  });
}
