import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { Row } from '../platform/database/schema.generated.ts';

type Input = z.output<typeof contract.accounts.add.input>;

export type AccountContent = Pick<
  Row<'tenant.accounts'>,
  'iban' | 'bank_name' | 'swift' | 'currency' | 'is_main'
>;

/** What was typed, as it is kept. */
export function accountContent({ IBAN, bankName, swift, currency, isMain }: Input): AccountContent {
  return { iban: IBAN, bank_name: bankName, swift, currency, is_main: isMain };
}

/** The stored account with the fields of the input. */
export function accountInput(stored: AccountContent): Input {
  const { iban, bank_name: bankName, swift, currency, is_main: isMain } = stored;
  return { IBAN: iban, bankName, swift, currency, isMain };
}
