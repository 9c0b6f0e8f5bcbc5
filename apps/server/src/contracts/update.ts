import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { contractsStore } from './store.ts';

/** Earlier texts and signed contracts stay stored; the owner is asked to accept the new text. */
export const update: Handler<typeof contract.contracts.update> = async (
  { businessId, title, body },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, clock, person, phrasesIn, language } = context;
  const now = clock.now();
  const templateId = newRecordId(now);
  await contractsStore(transaction, businessId).addTemplate({
    id: templateId,
    title,
    body,
    valid_from: now,
    user_id: person.id,
    user_name: person.name,
  });
  context.note(title);
  return { templateId, message: phrasesIn[language].contracts.updated };
};
