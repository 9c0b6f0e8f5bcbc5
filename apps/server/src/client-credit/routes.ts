import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { config } from './config.ts';
import { saveConfig } from './save-config.ts';
import { updateCredit } from './update-credit.ts';

export const clientCreditHandlers: Handlers<typeof contract.clientCredit> = {
  config,
  saveConfig,
  updateCredit,
};
