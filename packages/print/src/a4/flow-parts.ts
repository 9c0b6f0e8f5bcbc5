import type { Block } from '../block.ts';
import type { Page } from '../page.ts';

/** Blocks that are printed one below the other, with a header that is repeated on every page. */
export interface Part {
  readonly blocks: readonly Block[];
  readonly head?: Block;
  /** A block that is drawn instead of `blocks` if it fits on the current page. */
  readonly whole?: Block;
}

/** Prints parts from the top of the page, with page breaks between blocks but never inside one. */
export function flowParts(
  page: Page,
  parts: readonly Part[],
  room: { readonly top: number; readonly bottom: number },
): void {
  let next = room.top;
  const draw = (block: Block) => {
    block.draw(page, next);
    next += block.height;
  };
  for (const { head, blocks: parted, whole } of parts) {
    const blocks = whole !== undefined && next + whole.height <= room.bottom ? [whole] : parted;
    for (const [place, block] of blocks.entries()) {
      const isFirst = place === 0;
      const needed = block.height + (isFirst ? (head?.height ?? 0) : 0);
      const isNewPage = next > room.top && next + needed > room.bottom;
      if (isNewPage) {
        page.addPage();
        next = room.top;
      }
      if (head !== undefined && (isFirst || isNewPage)) draw(head);
      draw(block);
    }
  }
}
