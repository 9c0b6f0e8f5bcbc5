import { adjustmentCalls } from './adjustment.ts';
import { codeCalls } from './codes.ts';
import { costAdjustmentCalls } from './cost-adjustment.ts';
import { documentCalls } from './document.ts';
import { draftCalls } from './draft.ts';
import { entryCalls } from './entry.ts';
import { exitCalls } from './exit.ts';
import { productionCalls } from './production.ts';
import { reorderingCalls } from './reordering.ts';
import { stockCalls } from './stock.ts';
import { stocktakeCalls } from './stocktake.ts';
import { transferCalls } from './transfer.ts';

/** The stock of shops, its movements, and the documents that move it. */
export const warehouse = {
  ...entryCalls,
  ...exitCalls,
  ...adjustmentCalls,
  ...costAdjustmentCalls,
  ...productionCalls,
  ...transferCalls,
  ...documentCalls,
  ...draftCalls,
  ...codeCalls,
  ...stockCalls,
  ...reorderingCalls,
  ...stocktakeCalls,
};
