import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { changeContact } from './change-contact.ts';

export const changePhone: Handler<typeof contract.verification.changePhone> = ({ tel }, context) =>
  changeContact(context, 'tel', tel);
