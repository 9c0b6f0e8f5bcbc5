import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { freeCodes } from './free-codes.ts';

/**
 * Only a proposal, not a reservation: if a customer is saved without a code, the server assigns the next code
 * that is free at that time.
 */
export const nextCode: Handler<typeof contract.customers.nextCode> = async ({ type }, context) => {
  const [code = ''] = await freeCodes(context.transaction, context.businessId, type, 1);
  return { code };
};
