import { canonicalContact } from '@tezga/domain';

type Run = (text: string, values: unknown[]) => Promise<readonly Record<string, unknown>[]>;

export type ResetOutcome = 'reset' | 'no-person' | 'no-factor';

/** Removes the second factor and the recovery codes of a user who lost both, and ends the user's sessions. */
export async function resetSecondFactor(run: Run, username: string): Promise<ResetOutcome> {
  const [person] = await run(findPerson, [canonicalContact(username)]);
  if (person === undefined) return 'no-person';
  const removed = await run(removeFactor, [person['id']]);
  return removed.length === 0 ? 'no-factor' : 'reset';
}

const findPerson = `
  select id from platform.users where $1 in (email, phone) and deleted_at is null`;

// One statement, so that it is atomic. An unconfirmed second factor is left alone, because it does not block
// signing in.
const removeFactor = `
  with removed as (
    delete from platform.second_factors where user_id = $1 and confirmed_at is not null returning user_id
  ), without_codes as (
    delete from platform.recovery_codes where user_id in (select user_id from removed)
  ), ended as (
    update platform.sessions set ended_at = now()
    where user_id in (select user_id from removed) and ended_at is null
  )
  select user_id from removed`;
