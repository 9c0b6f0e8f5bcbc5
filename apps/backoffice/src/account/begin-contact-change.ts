import { contract } from '@tezga/contract';
import { call } from '../session/call.ts';

export type Method = 'email' | 'tel';

/**
 * Sends a verification code to a new e-mail or phone, which replaces the current one once the user types the code.
 */
export function beginContactChange(method: Method, value: string): Promise<unknown> {
  return method === 'email'
    ? call(contract.verification.changeEmail, { email: value })
    : call(contract.verification.changePhone, { tel: value });
}
