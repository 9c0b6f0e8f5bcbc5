import { fiscalization } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import type { SoapService } from '../soap/index.ts';
import { registerCashDeposit } from './register-cash-deposit.ts';
import { registerInvoice } from './register-invoice.ts';
import { registerTill } from './register-till.ts';
import { registerTransferNote } from './register-transfer-note.ts';

/** 150 kB. */
const bytesMost = 150 * 1024;

/** Invoices, tills, money in tills and goods on the road. */
export function fiscalizationService(parts: Pick<Context, 'sql' | 'settings'>): SoapService {
  return {
    name: 'fiscalization',
    definition: fiscalization,
    path: '/FiscalizationService-v3',
    bytesMost,
    operations: [
      registerInvoice(parts),
      registerTill(parts),
      registerCashDeposit(parts),
      registerTransferNote(parts),
    ],
  };
}
