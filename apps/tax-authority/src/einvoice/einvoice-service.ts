import { einvoicing } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import type { SoapService } from '../soap/index.ts';
import { changeStatus } from './change-status.ts';
import { getEinvoices } from './get-einvoices.ts';
import { getTaxpayers } from './get-taxpayers.ts';
import { registerEinvoice } from './register-einvoice.ts';

/** The real service names 2 GB; what an invoice with its attachments needs is far below this. */
const bytesMost = 32 * 1024 * 1024;

/** E-invoices between taxpayers, their statuses, and who is a taxpayer. */
export function einvoiceService(context: Context): SoapService {
  return {
    name: 'einvoice',
    definition: einvoicing,
    path: '/EinvoiceService-v1',
    bytesMost,
    operations: [
      registerEinvoice(context),
      changeStatus(context),
      getEinvoices(context),
      getTaxpayers(context),
    ],
  };
}
