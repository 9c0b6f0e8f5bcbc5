import type { contract } from '@tezga/contract';
import { drawerProblem, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { moveMoney } from './move-money.ts';

export const reportBalance: Handler<typeof contract.cashRegister.reportBalance> = async (input, context) => {
  const problem = drawerProblem(context.role, input.operation);
  const problems = problem === null ? [] : [{ path: 'operation', code: problem, limit: null }];
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const { id, till } = await moveMoney(context, input);
  context.note(till.name);
  const { done } = context.phrasesIn[context.language].cashRegister;
  return { _id: id, status: 'pending', message: done[input.operation] };
};
