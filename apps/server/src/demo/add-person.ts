import { canonicalContact, type UserKind } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { demoId } from './demo-id.ts';
import type { DemoPerson } from './people.ts';

export const personId = ({ email }: DemoPerson) => demoId(email);

export interface NewDemoPerson {
  readonly kind: UserKind;
  readonly passwordHash: string;
  /** When the account was created; its contacts count as verified since then. */
  readonly since: Date;
  readonly phone?: string | undefined;
}

export async function addPerson(
  transaction: Transaction,
  person: DemoPerson,
  { kind, passwordHash, since, phone }: NewDemoPerson,
): Promise<void> {
  await transaction.run(
    `insert into platform.users
       (id, kind, name, email, phone, password_hash, created_at, email_verified_at, phone_verified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, case when $5::text is not null then $7::timestamptz end)`,
    [personId(person), kind, person.name, canonicalContact(person.email), phone ?? null, passwordHash, since],
  );
}
