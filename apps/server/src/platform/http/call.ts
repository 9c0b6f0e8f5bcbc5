import { encoded, problemsOf, type InputProblem, type NamedRoute } from '@tezga/contract';
import { refuseUnless, Refusal } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { DiskWatch } from '../disk-watch.ts';
import type { FirstStartGate } from '../first-start-gate.ts';
import type { SelfCarePortal } from '../self-care/portal.ts';
import type { Tokens } from '../session/tokens.ts';
import type { TaxAuthority } from '../tax-authority/tax-authority.ts';
import type { FreeContext, PublicContext } from './context.ts';
import { admit, type Entered } from './enter.ts';
import type { Incoming } from './incoming.ts';
import { pathsOfNullCharacters } from './null-characters.ts';
import { MovedToOtherHost } from './error-reply.ts';
import type { SessionCache } from './session-cache.ts';

/** The services that every call uses. */
export interface Platform {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly log: Logger;
  readonly taxAuthority: TaxAuthority;
  readonly selfCarePortal: SelfCarePortal;
  readonly diskWatch: DiskWatch;
  readonly sessions: SessionCache;
  readonly firstStart: FirstStartGate;
  readonly phrasesIn: Readonly<Record<Language, Phrases>>;
}

export type AnyHandler =
  | ((input: unknown, context: PublicContext) => Promise<unknown>)
  | { readonly freely: (input: unknown, context: FreeContext) => Promise<unknown> };

export interface Performed {
  readonly body: unknown;
  readonly token: string | null;
}

export interface CallToPerform {
  readonly named: NamedRoute;
  readonly handler: AnyHandler;
  readonly incoming: Incoming;
  readonly rawInput: unknown;
  /** Called as soon as the session of the caller is known, so that the log can name the user. */
  readonly onEntered: (entered: Entered) => void;
}

export function checkAccess(
  { config }: Platform,
  { named, onEntered }: CallToPerform,
  entered: Entered,
): void {
  admit(entered, named.route);
  onEntered(entered);
  const { homeAddress } = entered;
  if (homeAddress !== null && homeAddress !== config.PUBLIC_ADDRESS) throw new MovedToOtherHost(homeAddress);
}

export function sessionNamed({ tokens, clock }: Platform, { incoming }: CallToPerform): string | null {
  return incoming.token === null ? null : tokens.sessionOf(incoming.token, clock.now());
}

export function expectSession(platform: Platform, call: CallToPerform): string {
  const sessionId = sessionNamed(platform, call);
  refuseUnless(sessionId !== null, 'not-signed-in');
  return sessionId;
}

export function parsedInput({ named, rawInput }: CallToPerform): unknown {
  const result = named.route.input.safeParse(rawInput);
  if (!result.success) throw new Refusal('invalid-input', { problems: problemsOf(result.error.issues) });
  refuseNullCharacters(encoded(named.route.input, result.data));
  return result.data;
}

/** Refuses an input with the character U+0000, which PostgreSQL cannot store. */
function refuseNullCharacters(input: unknown): void {
  // A fast check of the whole input first, because nearly no input contains this character.
  if (!JSON.stringify(input).includes(String.raw`\u0000`)) return;
  const problems = pathsOfNullCharacters(input).map((path): InputProblem => ({
    path,
    code: 'unreadable-character',
    limit: null,
  }));
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
}
