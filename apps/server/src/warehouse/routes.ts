import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { articlesByCode } from './articles-by-code.ts';
import { articleHistory } from './article-history.ts';
import { addAdjustment, registerAdjustment } from './documents/add-adjustment.ts';
import { addCostAdjustment, registerCostAdjustment } from './documents/add-cost-adjustment.ts';
import { addProduction, registerProduction } from './documents/add-production.ts';
import { createTransfer, registerTransfer } from './documents/create-transfer.ts';
import { cancelTransfer, completeTransfer, registerReceipt } from './documents/end-transfer.ts';
import { transferTargets } from './documents/transfer-targets.ts';
import { availability } from './documents/availability.ts';
import { allOfKind, pageOfKind } from './documents/list.ts';
import { one as document, oneByCode } from './documents/one.ts';
import { addEntry, registerEntry } from './documents/add-entry.ts';
import { addExit, registerExit } from './documents/add-exit.ts';
import { editDocument, registerEdit } from './documents/edit-document.ts';
import { previewOf } from './documents/preview.ts';
import { pdf, printed } from './documents/print.ts';
import { draft, drafts } from './drafts/read.ts';
import { removeDrafts, restoreDrafts } from './drafts/remove.ts';
import { saveDraft } from './drafts/save.ts';
import { recipe } from './documents/recipe.ts';
import { setMinimumStock } from './minimum-stock.ts';
import { inventoryValuation } from './inventory-valuation.ts';
import { allStock, stock } from './stock-list.ts';
import { cancelStocktake, closeStocktake } from './stocktake/close.ts';
import { countStock } from './stocktake/count.ts';
import { openStocktake } from './stocktake/open.ts';
import { stocktake, stocktakeLines, stocktakes } from './stocktake/read.ts';
import { suggestedOrder } from './suggested-order.ts';

export const warehouseHandlers: Handlers<typeof contract.warehouse> = {
  entries: pageOfKind('entry'),
  allEntries: allOfKind('entry'),
  addEntry,
  previewEntry: previewOf(registerEntry),
  exits: pageOfKind('exit'),
  allExits: allOfKind('exit'),
  addExit,
  previewExit: previewOf(registerExit),
  adjustments: pageOfKind('adjustment'),
  allAdjustments: allOfKind('adjustment'),
  adjustment: oneByCode('adjustment'),
  addAdjustment,
  previewAdjustment: previewOf((posting, input) => registerAdjustment(posting, input)),
  costAdjustments: pageOfKind('cost-adjustment'),
  allCostAdjustments: allOfKind('cost-adjustment'),
  costAdjustment: oneByCode('cost-adjustment'),
  addCostAdjustment,
  previewCostAdjustment: previewOf(registerCostAdjustment),
  productions: pageOfKind('production'),
  allProductions: allOfKind('production'),
  production: oneByCode('production'),
  addProduction,
  previewProduction: previewOf(registerProduction),
  recipe,
  transfers: pageOfKind('transfer'),
  allTransfers: allOfKind('transfer'),
  createTransfer,
  previewTransfer: previewOf(registerTransfer),
  transfer: oneByCode('transfer'),
  completeTransfer,
  previewReceipt: previewOf(registerReceipt),
  cancelTransfer,
  transferTargets,
  document,
  editDocument,
  previewEdit: previewOf(registerEdit),
  pdf,
  printed,
  drafts,
  draft,
  saveDraft,
  removeDrafts,
  restoreDrafts,
  availability,
  articlesByCode,
  stock,
  allStock,
  setMinimumStock,
  suggestedOrder,
  inventoryValuation,
  articleHistory,
  stocktakes,
  stocktake,
  stocktakeLines,
  openStocktake,
  countStock,
  closeStocktake,
  cancelStocktake,
};
