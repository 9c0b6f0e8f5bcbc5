import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { changingStore } from './changing-store.ts';
import { customerContent } from './customer-content.ts';
import { freeCodes } from './free-codes.ts';
import { nextChangeNumbers } from './next-change-numbers.ts';

export const add: Handler<typeof contract.customers.add> = async (input, context) => {
  const { transaction, businessId, clock, person } = context;
  const now = clock.now();
  const id = newRecordId(now);
  const changeNumber = await nextChangeNumbers(transaction, businessId, 1);
  const [code = ''] =
    input.clientCode === '' ? await freeCodes(transaction, businessId, input.idType, 1) : [input.clientCode];
  const content = customerContent(input, code);
  await changingStore(transaction, businessId).add(
    { ...content, id, created_at: now, created_by: person.name },
    changeNumber,
  );
  context.note(`${content.name} (${content.code})`);
  return { customerId: id, message: context.phrasesIn[context.language].customers.saved };
};
