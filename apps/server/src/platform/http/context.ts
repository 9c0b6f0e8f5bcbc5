import type { Access, OutputOf, Route } from '@tezga/contract';
import type { Role, UserKind } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/transaction.ts';
import type { DiskWatch } from '../disk-watch.ts';
import type { SelfCarePortal } from '../self-care/portal.ts';
import type { Tokens } from '../session/tokens.ts';
import type { TaxAuthority } from '../tax-authority/tax-authority.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly kind: UserKind;
  /** Someone else chose the password; it must be changed before anything else. */
  readonly mustChangePassword: boolean;
}

export interface AssignedRole extends Role {
  readonly id: string;
  readonly description: string;
}

/** What every handler is given: one transaction, the time, and who asks from where. */
export interface PublicContext {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly log: Logger;
  readonly taxAuthority: TaxAuthority;
  readonly selfCarePortal: SelfCarePortal;
  readonly requestId: string;
  /** The language of the screen that asks. */
  readonly language: Language;
  readonly phrasesIn: Readonly<Record<Language, Phrases>>;
  /** The client's network address. */
  readonly address: string;
  /** Operating system, browser and version, as the client names them. */
  readonly device: string;
  /** The session the request names. A public call may come without one, or with one that is over. */
  readonly sessionId: string | null;
  /** Sends a token in the authorization reply header. */
  giveToken(token: string): void;
  /** Says in the activity log what the call was about: a name, a number. */
  note(subject: string): void;
  /** Says who acted where, when the call itself finds out; null where it is nobody's history. */
  actAs(actor: Actor | null): void;
  /** Adds a job that runs only if this transaction commits. */
  addJob(task: string, payload: object): Promise<void>;
}

export interface Actor {
  readonly person: Pick<Person, 'id' | 'name'>;
  readonly businessId: string | null;
}

export interface SessionContext extends PublicContext {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: AssignedRole | null;
  readonly businessId: string | null;
  /** Opened by PIN, a session is for this business alone. */
  readonly isByPin: boolean;
  /** The person must set up a second factor in this session before anything else. */
  readonly mustEnrol: boolean;
}

export interface BusinessContext extends SessionContext {
  readonly role: AssignedRole;
  readonly businessId: string;
}

export interface AdminContext extends SessionContext {
  readonly role: AssignedRole;
  readonly businessId: null;
}

type ContextFor<Granted extends Access> = Granted extends 'public'
  ? PublicContext
  : Granted extends { anyOf: readonly ({ area: unknown } | { posArea: unknown })[] }
    ? BusinessContext
    : Granted extends 'session' | { anyOf: unknown }
      ? SessionContext
      : Granted extends { adminArea: unknown }
        ? AdminContext
        : BusinessContext;

export type Handler<Called extends Route> = (
  input: z.output<Called['input']>,
  context: ContextFor<Called['access']>,
) => Promise<OutputOf<Called>>;

/** For a call that computes or waits long: it holds no transaction meanwhile, and takes its own, each whole by itself. */
export interface FreeContext extends Omit<PublicContext, 'transaction' | 'addJob' | 'note' | 'actAs'> {
  readonly diskWatch: DiskWatch;
  inTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Who is in a session is known to be so at the beginning, and again in every transaction, which sees their business alone. */
export type FreeContextFor<Granted extends Access> = FreeContext &
  Omit<ContextFor<Granted>, keyof PublicContext>;

/**
 * The handler of a call that takes its transactions itself: a public one, which writes its own line in the activity
 * log, or one that only reads.
 */
export interface FreeHandler<Called extends Route> {
  readonly freely: (
    input: z.output<Called['input']>,
    context: FreeContextFor<Called['access']>,
  ) => Promise<OutputOf<Called>>;
}

type MayBeFree<Called extends Route> = Called['access'] extends 'public'
  ? true
  : Called['method'] extends 'GET'
    ? true
    : Called['changing'] extends false
      ? true
      : false;

/** A handler for every call: leaving one out does not compile. */
export type Handlers<Routes extends Record<string, Route>> = {
  readonly [Call in keyof Routes]:
    | Handler<Routes[Call]>
    | (MayBeFree<Routes[Call]> extends true ? FreeHandler<Routes[Call]> : never);
};
