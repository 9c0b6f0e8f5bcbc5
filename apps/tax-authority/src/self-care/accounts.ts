import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '../platform/context.ts';

type Using = Pick<Context, 'sql' | 'clock'>;

const hashed = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;
const sessionMs = 8 * 3_600_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface Session {
  readonly nuis: string;
  readonly begunAt: Date;
}

/** Sets the user name (default: the NUIS) and password of a taxpayer; a later call replaces them. */
export async function setSelfCarePassword(
  { sql }: Pick<Context, 'sql'>,
  nuis: string,
  given: { readonly password: string; readonly username?: string | undefined },
): Promise<void> {
  const salt = randomBytes(16);
  const hash = await hashed(given.password, salt, hashBytes);
  const username = (given.username ?? nuis).toLowerCase();
  await sql`insert into tax_authority.self_care_accounts (nuis, username, password_salt, password_hash)
    values (${nuis}, ${username}, ${salt}, ${hash})
    on conflict (nuis) do update set username = excluded.username, password_salt = excluded.password_salt,
      password_hash = excluded.password_hash`;
}

/** Starts a session; null if the user name or password is wrong. */
export async function beginSession(
  { sql, clock }: Using,
  name: string,
  password: string,
): Promise<{ readonly token: string; readonly nuis: string } | null> {
  const [account] = await sql<{ nuis: string; salt: Buffer; hash: Buffer }[]>`
    select nuis, password_salt as salt, password_hash as hash from tax_authority.self_care_accounts
    where username = ${name.toLowerCase()} or nuis = ${name.toUpperCase()}`;
  // Hashes also for an unknown user name, so that response times do not reveal which names exist.
  const hash = await hashed(password, account?.salt ?? Buffer.alloc(16), hashBytes);
  if (account === undefined || !timingSafeEqual(hash, account.hash)) return null;
  const token = randomBytes(32).toString('base64url');
  await sql`insert into tax_authority.self_care_sessions (token_hash, nuis, begun_at)
    values (${hashOf(token)}, ${account.nuis}, ${clock.now()})`;
  return { token, nuis: account.nuis };
}

export async function sessionOf({ sql, clock }: Using, token: string): Promise<Session | null> {
  const [session] = await sql<Session[]>`
    select nuis, begun_at as "begunAt" from tax_authority.self_care_sessions
    where token_hash = ${hashOf(token)} and begun_at > ${new Date(clock.now().getTime() - sessionMs)}`;
  return session ?? null;
}

/** Delay before a new session works; zero for none. The real portal takes about a second. */
export async function slowStartMs({ sql }: Pick<Context, 'sql'>): Promise<number> {
  const [row] = await sql<{ milliseconds: number }[]>`
    select slow_start_ms as milliseconds from tax_authority.self_care_settings`;
  return row?.milliseconds ?? 0;
}

export async function setSlowStart({ sql }: Pick<Context, 'sql'>, milliseconds: number): Promise<void> {
  await sql`insert into tax_authority.self_care_settings (slow_start_ms) values (${milliseconds})
    on conflict (is_only) do update set slow_start_ms = excluded.slow_start_ms`;
}
