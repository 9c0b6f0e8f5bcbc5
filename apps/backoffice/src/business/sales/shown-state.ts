import type { contract, OutputOf } from '@tezga/contract';
import type { FiscalStatus } from '@tezga/domain';

type Invoice = OutputOf<typeof contract.sales.list>['invoices'][number];

export interface ShownState {
  readonly state: FiscalStatus;
  /**
   * True if the invoice has its NIVF but no EIC yet, so that the state shown is the state of the e-invoice.
   */
  readonly lacksEic: boolean;
}

/** The state that lists show: an e-invoice stays pending until it has its EIC. */
export function shownState({ status, eInvoice }: Pick<Invoice, 'status' | 'eInvoice'>): ShownState {
  if (status !== 'fiscalized' || eInvoice === null || eInvoice.eic !== null)
    return { state: status, lacksEic: false };
  return { state: eInvoice.state === 'error' ? 'error' : 'pending', lacksEic: true };
}
