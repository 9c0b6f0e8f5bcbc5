import { asMoney, asQuantity } from '@tezga/domain';
import { addPaymentDraft } from '../online-payments/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import { demoAdmins } from './people.ts';

const dayMs = 24 * 3_600_000;
const one = asQuantity(1_000n);

/** Adds a payment draft for a year of service, which the exchange office of the demonstration has not paid yet. */
export async function addDemoPaymentDraft(transaction: Transaction, now: Date): Promise<void> {
  const businessId = demoId('exchange');
  const { reseller: admin } = demoAdmins;
  await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
  await addPaymentDraft(transaction, businessId, {
    name: 'Rinovimi i abonimit, 12 muaj',
    description: 'Abonimi Tezga për një vit, me mbështetje në telefon.',
    currency: 'EUR',
    lines: [
      { name: 'Abonim POS, 12 muaj', unit: 'copë', quantity: one, price: asMoney(120_00n), vat: '20' },
      { name: 'Abonim ePOS, 12 muaj', unit: 'copë', quantity: one, price: asMoney(48_00n), vat: '20' },
    ],
    createdBy: { id: personId(admin), name: admin.name },
    at: new Date(now.getTime() - 2 * dayMs),
  });
}
