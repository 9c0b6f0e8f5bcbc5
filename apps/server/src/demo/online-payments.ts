import { asMoney, asQuantity } from '@tezga/domain';
import { addPaymentDraft } from '../online-payments/index.ts';
import { personId } from './add-person.ts';
import type { Filling } from './add-staff.ts';
import { demoAdmins } from './people.ts';

const dayMs = 24 * 3_600_000;

/** One business of the demonstration has a year of service to pay. */
export async function addPaymentDrafts({ transaction, businessId, business, now }: Filling): Promise<void> {
  if (business.trade !== 'exchange') return;
  const admin = demoAdmins[business.lookedAfterBy];
  await addPaymentDraft(transaction, businessId, {
    name: 'Rinovimi i abonimit, 12 muaj',
    description: 'Abonimi Tezga për një vit, me mbështetje në telefon.',
    currency: 'EUR',
    lines: [
      { name: 'Abonim POS, 12 muaj', unit: 'copë', quantity: asQuantity(1_000n), price: asMoney(120_00n), vat: '20' },
      { name: 'Abonim ePOS, 12 muaj', unit: 'copë', quantity: asQuantity(1_000n), price: asMoney(48_00n), vat: '20' },
    ],
    createdBy: { id: personId(admin), name: admin.name },
    at: new Date(now.getTime() - 2 * dayMs),
  });
}
