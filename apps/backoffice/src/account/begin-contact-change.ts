import { contract } from '@tezga/contract';
import { call } from '../session/call.ts';

export type Method = 'email' | 'tel';

/** Sends a code to the contact; the contact is used only after the code is returned. */
export function beginContactChange(method: Method, value: string): Promise<unknown> {
  return method === 'email'
    ? call(contract.verification.changeEmail, { email: value })
    : call(contract.verification.changePhone, { tel: value });
}
