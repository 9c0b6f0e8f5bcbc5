import { ink } from './block.ts';
import { lineHeightOf, widthOf } from './fonts.ts';
import { colorOperands, lengthOperand } from './operands.ts';
import type { Page } from './page.ts';
import { writeLine } from './write-line.ts';

const weight = 'strong';
const sizeMax = 90;
/** The length of the mark as a share of the diagonal. */
const share = 0.75;

/**
 * Writes a mark along the diagonal of every page, only as outlines, so that the text below stays readable.
 */
export function markAcross(page: Page, mark: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let number = start; number < start + count; number += 1) {
    page.switchToPage(number);
    const { width, height } = page.page;
    const diagonal = Math.hypot(width, height);
    const size = Math.min((diagonal * share) / widthOf(mark, weight), sizeMax);
    const [cosine, sine] = [width / diagonal, height / diagonal].map((part) => part.toFixed(4));
    const center = `${lengthOperand(width / 2)} ${lengthOperand(height / 2)}`;
    page.addContent(
      `q ${cosine} -${sine} ${sine} ${cosine} ${center} cm 1 w ${colorOperands(ink.dim)} RG 1 Tr`,
    );
    const box = { left: (-widthOf(mark, weight) * size) / 2, top: -lineHeightOf(size) / 2 };
    writeLine(page, mark, box, { weight, size });
    page.addContent('Q');
  }
}
