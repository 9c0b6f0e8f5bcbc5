import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { moveMoney } from './move-money.ts';

export const reportBalance: Handler<typeof contract.cashRegister.reportBalance> = async (input, context) => {
  const { id, till } = await moveMoney(context, input);
  context.note(till.name);
  const { done } = context.phrasesIn[context.language].cashRegister;
  return { _id: id, status: 'pending', message: done[input.operation] };
};
