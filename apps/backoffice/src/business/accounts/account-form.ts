import { contract, type InputOf } from '@tezga/contract';
import { baseCurrency, canonicalIban, writtenIban } from '@tezga/domain';
import type { z } from 'zod';
import type { BankAccount, KnownBank } from './queries.ts';

export type AccountValues = InputOf<typeof contract.accounts.add>;

export const accountSchema: z.ZodType<z.output<typeof contract.accounts.add.input>, AccountValues> = contract
  .accounts.add.input;

export const newAccount: AccountValues = {
  IBAN: '',
  bankName: '',
  swift: '',
  currency: baseCurrency,
  isMain: false,
};

export function accountValues({ IBAN, bankName, swift, currency, isMain }: BankAccount): AccountValues {
  return { IBAN: writtenIban(IBAN), bankName, swift, currency, isMain };
}

/** The bank by the code in the third group of an Albanian IBAN; null until that group is typed. */
export function bankOf(iban: string, banks: readonly KnownBank[]): KnownBank | null {
  const [, code] = /^AL\d{2}(\d{3})/.exec(canonicalIban(iban)) ?? [];
  return code === undefined ? null : (banks.find(({ ibanCode }) => ibanCode === code) ?? null);
}

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** Groups an IBAN by four characters; the caret stays behind the same character. */
export function groupedIban({ text, caret }: Typed): Typed {
  const before = canonicalIban(text.slice(0, caret));
  const grouped = writtenIban(before);
  // After a full group of four the caret goes after the space.
  const isAtGap = before.length > 0 && before.length % 4 === 0 && before.length < canonicalIban(text).length;
  return { text: writtenIban(text), caret: grouped.length + (isAtGap ? 1 : 0) };
}
