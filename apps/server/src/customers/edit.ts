import { clientIdProblem, type contract } from '@tezga/contract';
import { canonicalClientId, refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { afterEdit, changesBetween, refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { customerContent, customerTexts } from './customer-content.ts';
import type { CustomerContent } from './customer-row.ts';
import { customerReply } from './customer-reply.ts';
import { lockToChange } from './store.ts';

/** Edits a customer; an empty code in the call does not change the code. */
export const edit: Handler<typeof contract.customers.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const { firstNumber, customers } = await lockToChange(transaction, businessId, [input.customerId], false);
  const [locked] = customers;
  refuseUnless(locked !== undefined, 'not-found');
  refuseIfChanged(locked.updated_at, input.updatedAt);

  const { updatedAt: _seen, ...sent } = input;
  const after = afterEdit(customerReply(locked), sent);
  const content = customerContent(
    { ...after, idNumber: checkedIdNumber(after, locked) },
    after.clientCode === '' ? locked.code : after.clientCode,
  );
  const store = changingStore(transaction, businessId);
  const updatedAt = await store.change(locked.id, content, firstNumber, clock.now());
  context.note(
    `${content.name} (${content.code})`,
    changesBetween(customerTexts(locked), customerTexts(content)),
  );
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].customers.edited,
  };
};

/**
 * Validates the id number against the type of id and returns it in its stored notation. If neither of them changed, the
 * stored number is not validated again.
 */
function checkedIdNumber(
  { idType, idNumber }: Pick<z.output<typeof contract.customers.add.input>, 'idType' | 'idNumber'>,
  before: Pick<CustomerContent, 'id_type' | 'id_number'>,
): string {
  if (idType === before.id_type && idNumber === before.id_number) return idNumber;
  const code = clientIdProblem(idType, idNumber);
  refuseUnless(code === null, 'invalid-input', { problems: [{ path: 'idNumber', code, limit: null }] });
  return canonicalClientId(idType, idNumber);
}
