import { newRecordId } from '../platform/record-ids.ts';
import type { CorrectedInvoice } from './corrected-invoice.ts';
import type { NewInvoice } from './new-invoice.ts';
import { circumstancesOf, issueCorrection, sharedParts } from './register-correction.ts';
import type { Selling } from './selling.ts';

const wholly = {
  tillId: null,
  isWhole: true,
  lines: [],
  added: [],
  pricesIncludeVat: true,
  payments: null,
  supplyStart: null,
  supplyEnd: null,
};

/**
 * What a full cancellation is, but that nobody is told of it. As it was told to nobody, it stands to the VAT as the invoice
 * did, whatever the business does today: only so it is its mirror.
 */
export async function registerRetraction(
  context: Selling,
  refused: CorrectedInvoice,
  notes: string,
): Promise<NewInvoice> {
  const today = await circumstancesOf(context, refused, null);
  const settings = { ...today.settings, isInVat: refused.row.isIssuerInVat };
  const saleId = newRecordId(context.clock.now());
  return issueCorrection(context, {
    ...sharedParts(refused, { saleId, fingerprint: null, notes }),
    eInvoice: null,
    isUntold: true,
    corrected: { ...refused, isRefused: false },
    circumstances: { ...today, settings },
    input: { ...wholly, invoiceId: refused.row.id, notes },
  });
}
