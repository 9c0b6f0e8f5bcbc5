import { fiscalization } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import type { SoapService } from '../soap/index.ts';
import { registerCashDeposit } from './register-cash-deposit.ts';
import { registerInvoice } from './register-invoice.ts';
import { registerTill } from './register-till.ts';
import { registerTransferNote } from './register-transfer-note.ts';

/** Official size limit: 150 kB. */
const bytesMax = 150 * 1024;

/** The fiscalization service: invoices, tills, cash deposits and accompanying invoices. */
export function fiscalizationService(parts: Pick<Context, 'sql' | 'settings'>): SoapService {
  return {
    name: 'fiscalization',
    definition: fiscalization,
    path: '/FiscalizationService-v3',
    bytesMax,
    operations: [
      registerInvoice(parts),
      registerTill(parts),
      registerCashDeposit(parts),
      registerTransferNote(parts),
    ],
  };
}
