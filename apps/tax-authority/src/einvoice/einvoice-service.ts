import { einvoicing } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import type { SoapService } from '../soap/index.ts';
import { changeStatus } from './change-status.ts';
import { getEinvoices } from './get-einvoices.ts';
import { getTaxpayers } from './get-taxpayers.ts';
import { registerEinvoice } from './register-einvoice.ts';

/** Size limit. The real service allows 2 GB; an invoice with attachments needs far less. */
const bytesMax = 32 * 1024 * 1024;

/** The e-invoice service: register, search, change status, find taxpayers. */
export function einvoiceService(context: Context): SoapService {
  return {
    name: 'einvoice',
    definition: einvoicing,
    path: '/EinvoiceService-v1',
    bytesMax,
    operations: [
      registerEinvoice(context),
      changeStatus(context),
      getEinvoices(context),
      getTaxpayers(context),
    ],
  };
}
