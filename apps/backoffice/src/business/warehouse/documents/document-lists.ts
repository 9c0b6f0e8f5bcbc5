import { contract } from '@tezga/contract';

const { warehouse } = contract;

/** The calls that list the documents of each kind: a page, and all for an export. */
export const documentLists = {
  entry: { page: warehouse.entries, all: warehouse.allEntries },
  adjustment: { page: warehouse.adjustments, all: warehouse.allAdjustments },
  'cost-adjustment': { page: warehouse.costAdjustments, all: warehouse.allCostAdjustments },
  production: { page: warehouse.productions, all: warehouse.allProductions },
  transfer: { page: warehouse.transfers, all: warehouse.allTransfers },
  exit: { page: warehouse.exits, all: warehouse.allExits },
};

export type ListedKind = keyof typeof documentLists;
