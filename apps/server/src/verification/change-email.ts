import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { changeContact } from './change-contact.ts';

export const changeEmail: Handler<typeof contract.verification.changeEmail> = ({ email }, context) =>
  changeContact(context, 'email', email);
