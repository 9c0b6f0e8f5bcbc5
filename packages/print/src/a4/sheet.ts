import { ink, type Box, type Type } from '../block.ts';

/** A4 with the margins of the specification; the page footer is in the bottom margin. */
export const sheet = {
  size: 'A4',
  margin: 30,
  width: 595.28,
  height: 841.89,
  footHeight: 18,
} as const;

export const content: Box = { left: sheet.margin, width: sheet.width - 2 * sheet.margin };
export const room = { top: sheet.margin, bottom: sheet.height - sheet.margin - sheet.footHeight } as const;

const columnGap = 16;

/** Splits the page width into equal columns. */
export function columnsOf(count: number): Box[] {
  const width = (content.width - columnGap * (count - 1)) / count;
  return Array.from({ length: count }, (_unused, place) => ({
    left: content.left + place * (width + columnGap),
    width,
  }));
}

export const type = {
  body: { weight: 'regular', size: 8, color: ink.text },
  strong: { weight: 'strong', size: 8, color: ink.text },
  small: { weight: 'regular', size: 6.5, color: ink.text },
  label: { weight: 'regular', size: 6.5, color: ink.dim },
  section: { weight: 'strong', size: 7, color: ink.dim },
  party: { weight: 'strong', size: 9.5, color: ink.text },
  mark: { weight: 'strong', size: 9, color: ink.text },
  number: { weight: 'regular', size: 10, color: ink.text },
  title: { weight: 'strong', size: 15, color: ink.text },
  total: { weight: 'strong', size: 10.5, color: ink.text },
} as const satisfies Record<string, Type>;
