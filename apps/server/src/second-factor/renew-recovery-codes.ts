import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { replaceRecoveryCodes } from './confirm.ts';
import { proveInUse } from './switch-off.ts';

export const renewRecoveryCodes: Handler<typeof contract.secondFactor.renewRecoveryCodes> = async (
  input,
  context,
) => {
  await proveInUse(context, input);
  return { recoveryCodes: await replaceRecoveryCodes(context) };
};
