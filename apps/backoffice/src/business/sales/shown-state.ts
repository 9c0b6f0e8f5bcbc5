import type { contract, OutputOf } from '@tezga/contract';
import type { FiscalStatus } from '@tezga/domain';

type Invoice = OutputOf<typeof contract.sales.list>['invoices'][number];

export interface ShownState {
  readonly state: FiscalStatus;
  /** Whether the shown state is the e-invoice's own: the invoice has its NIVF but not its EIC. */
  readonly lacksEic: boolean;
}

/** The state that lists show: an e-invoice stays pending until it has its EIC. */
export function shownState({ status, eInvoice }: Pick<Invoice, 'status' | 'eInvoice'>): ShownState {
  if (status !== 'fiscalized' || eInvoice === null || eInvoice.eic !== null)
    return { state: status, lacksEic: false };
  return { state: eInvoice.state === 'error' ? 'error' : 'pending', lacksEic: true };
}
