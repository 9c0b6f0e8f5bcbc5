import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { sign } from './sign.ts';
import { signed } from './signed.ts';
import { terms } from './terms.ts';
import { update } from './update.ts';
import { unsigned } from './unsigned.ts';

export const contractsHandlers: Handlers<typeof contract.contracts> = {
  unsigned,
  signed,
  sign,
  terms,
  update,
};
