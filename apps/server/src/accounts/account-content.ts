import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { AccountContent } from './tables.ts';

type Input = z.output<typeof contract.accounts.add.input>;

/** What was typed, as it is kept. */
export function accountContent({ IBAN, bankName, swift, currency, isMain }: Input): AccountContent {
  return { iban: IBAN, bank_name: bankName, swift, currency, is_main: isMain };
}
