import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { templateInForce } from './store.ts';

export const terms: Handler<typeof contract.contracts.terms> = async (_input, { transaction, clock }) => {
  const template = await templateInForce(transaction, clock.now());
  return { terms: template === null ? null : { title: template.title, body: template.body } };
};
