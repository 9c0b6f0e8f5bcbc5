import { codeCalls } from './codes.ts';
import { documentCalls } from './document.ts';
import { entryCalls } from './entry.ts';
import { exitCalls } from './exit.ts';
import { reorderingCalls } from './reordering.ts';
import { stockCalls } from './stock.ts';
import { transferCalls } from './transfer.ts';

/** The stock of shops, its movements, and the documents that move it. */
export const warehouse = {
  ...entryCalls,
  ...exitCalls,
  ...transferCalls,
  ...documentCalls,
  ...codeCalls,
  ...stockCalls,
  ...reorderingCalls,
};
