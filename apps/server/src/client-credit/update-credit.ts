import type { contract } from '@tezga/contract';
import { decimalText, minus, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { clientCreditStore, customerName } from './store.ts';

export const updateCredit: Handler<typeof contract.clientCredit.updateCredit> = async (
  { customerId, credits, seenCredits },
  context,
) => {
  const { transaction, businessId, clock, person, phrasesIn, language } = context;
  const store = clientCreditStore(transaction, businessId);
  const name = await customerName(transaction, businessId, { id: customerId, lock: 'for key share' });
  refuseUnless(name !== null, 'not-found');
  await store.addCustomer(customerId);
  const before = await store.lockPoints(customerId);
  refuseUnless(seenCredits === undefined || seenCredits === before, 'changed-meanwhile');

  const change = minus(credits, before);
  if (change !== 0n) await store.move({ customerId, change, paymentId: null, at: clock.now(), by: person });
  context.note(`${name}: ${decimalText(before)} → ${decimalText(credits)}`);
  return { credits, message: phrasesIn[language].clientCredit.updated };
};
