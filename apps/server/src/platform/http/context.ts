import type { Access, OutputOf, Route } from '@tezga/contract';
import type { Role, UserKind } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FieldChange } from '../edits.ts';
import type { DiskWatch } from '../disk-watch.ts';
import type { SelfCarePortal } from '../self-care/portal.ts';
import type { Tokens } from '../session/tokens.ts';
import type { TaxAuthority } from '../tax-authority/tax-authority.ts';
import type { Client } from './incoming.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly kind: UserKind;
  /** Another person chose the password; the user must change it before any other call. */
  readonly mustChangePassword: boolean;
}

export interface AssignedRole extends Role {
  readonly id: string;
  readonly description: string;
}

/** The context of every handler: its transaction, the services of the server, and the facts of the request. */
export interface PublicContext {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly log: Logger;
  readonly taxAuthority: TaxAuthority;
  readonly selfCarePortal: SelfCarePortal;
  readonly requestId: string;
  /** The language of the screen that sent the request. */
  readonly language: Language;
  readonly phrasesIn: Readonly<Record<Language, Phrases>>;
  /** The client's network address. */
  readonly address: string;
  /** Operating system, browser and version, as the client names them. */
  readonly device: string;
  readonly client: Client;
  /** The session id in the token of the request. In a public call it may be null, or that of an expired session. */
  readonly sessionId: string | null;
  /** Sends a token in the authorization reply header. */
  giveToken(token: string): void;
  /** Sets the subject of the activity log entry, such as a name or a number, and the fields that an edit changed. */
  note(subject: string, changes?: readonly FieldChange[]): void;
  /**
   * Sets the user and the business of the activity log entry. For calls that learn them only while they run, such as
   * a sign-in. With null the call writes no entry.
   */
  actAs(actor: Actor | null): void;
  /** Adds a job that runs only if this transaction commits. */
  addJob(task: string, payload: object): Promise<void>;
}

export interface Actor {
  readonly person: Pick<Person, 'id' | 'name'>;
  readonly businessId: string | null;
}

/**
 * How a session was opened. A session opened by PIN, or by an admin as an employee, is valid for its business only
 * and cannot change the user's account.
 */
export type OpenedBy = 'password' | 'pin' | 'admin';

export interface SessionContext extends PublicContext {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: AssignedRole | null;
  readonly businessId: string | null;
  readonly openedBy: OpenedBy;
  /** The name of the admin who opened this session as the employee; null in other sessions. */
  readonly adminName: string | null;
  /** The user must set up a second factor before any other call. */
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

/**
 * The context of a call that computes for long or waits for another system. The call begins its own short
 * transactions, so that none is open in the meantime.
 */
export interface FreeContext extends Omit<PublicContext, 'transaction' | 'addJob' | 'note' | 'actAs'> {
  readonly diskWatch: DiskWatch;
  inTransaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/**
 * The context of a signed-in caller. The session is checked at the beginning and again in each transaction; each
 * transaction is bound to the business of the session.
 */
export type FreeContextFor<Granted extends Access> = Omit<FreeContext, 'sessionId'> &
  Omit<ContextFor<Granted>, Exclude<keyof PublicContext, 'sessionId'>>;

/**
 * The handler of a call that begins its own transactions. Allowed only for public calls, calls that only
 * read, and calls in steps, which write their own activity log entries.
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
      : Called['inSteps'] extends true
        ? true
        : false;

/** A handler for every call; a missing one does not compile. */
export type Handlers<Routes extends Record<string, Route>> = {
  readonly [Call in keyof Routes]:
    | Handler<Routes[Call]>
    | (MayBeFree<Routes[Call]> extends true ? FreeHandler<Routes[Call]> : never);
};
