import type { FallbackCode, RefusalCode } from '@tezga/domain';
import type { z } from 'zod';
import type { Access } from './who-may-call.ts';
import type { Service } from './services.ts';
import { decoded, encoded, type CountedInput } from './wire-values.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Route {
  readonly service: Service;
  readonly method: Method;
  /** The path from the specification, with {name} for path parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly refusals: readonly RefusalCode[];
  readonly fallback: FallbackCode;
  /** The timeout of the client; null for none. */
  readonly timeoutMs: number | null;
  /** A changing call is executed once for each requestId (idempotency key). */
  readonly changing: boolean;
  /**
   * True if the reply contains a token or a password: the reply is not saved for the idempotency key, because secrets
   * must not be stored, and a repeated call is executed again.
   */
  readonly repliesSecret: boolean;
  /**
   * Whether the call writes a line to the activity log; false for personal preferences, which concern only
   * their owner.
   */
  readonly recorded: boolean;
  /**
   * For a changing call that waits for another server: its handler begins its own transactions and writes its
   * own activity line, and must be safe to repeat.
   */
  readonly inSteps: boolean;
  /** Input fields that are sent as request headers, and output fields that are sent as reply headers. */
  readonly inHeaders: readonly string[];
  readonly outHeaders: readonly string[];
  readonly bodyLimitBytes: number;
  /**
   * The call is about the person's own account or a secret of the business, so the server refuses it in a session
   * that was opened by PIN, or by an admin in the name of the user.
   */
  readonly needsPassword: boolean;
  /** The call is allowed while the person still has to replace a password that someone else set. */
  readonly beforePasswordChange: boolean;
  /** The call is allowed while the person still has to set up a second factor. */
  readonly beforeEnrolment: boolean;
  /** The call is allowed while the installation has no admin. */
  readonly beforeFirstStart: boolean;
}

type Defaults =
  | 'refusals'
  | 'timeoutMs'
  | 'changing'
  | 'repliesSecret'
  | 'recorded'
  | 'inSteps'
  | 'inHeaders'
  | 'outHeaders'
  | 'bodyLimitBytes'
  | 'needsPassword'
  | 'beforePasswordChange'
  | 'beforeEnrolment'
  | 'beforeFirstStart';
type Declaration = Omit<Route, Defaults> & Partial<Pick<Route, Defaults>>;

const defaultTimeoutMs = 30_000;
const defaultBodyLimitBytes = 1024 * 1024;

/** Declares a call once, for the server, the typed client, the OpenAPI document and the generated tests. */
export function route<const Declared extends Declaration>(
  declared: Declared,
): Omit<Route, keyof Declared> & Declared {
  const changing = declared.changing ?? declared.method !== 'GET';
  return {
    refusals: [],
    timeoutMs: defaultTimeoutMs,
    repliesSecret: false,
    inSteps: false,
    inHeaders: [],
    outHeaders: [],
    bodyLimitBytes: defaultBodyLimitBytes,
    needsPassword: false,
    beforePasswordChange: false,
    beforeEnrolment: false,
    beforeFirstStart: false,
    recorded: changing,
    ...declared,
    changing,
  };
}

/** The input and the output of a call in code: amounts are `bigint` counts of the smallest unit. */
export type InputOf<Called extends Route> = CountedInput<z.input<Called['input']>, z.output<Called['input']>>;
export type OutputOf<Called extends Route> = z.output<Called['output']>;

/** Input and output of a call as JSON: amounts are numbers. */
export type WireInputOf<Called extends Route> = z.input<Called['input']>;
export type WireOutputOf<Called extends Route> = z.input<Called['output']>;

/** Encodes an input for JSON; fields with a default may be left out. */
export const inputToWire = <Called extends Route>(called: Called, input: InputOf<Called>) =>
  encoded<z.ZodType>(called.input, input) as WireInputOf<Called>;

export const inputFromWire = <Called extends Route>(called: Called, input: WireInputOf<Called>) =>
  decoded<z.ZodType>(called.input, input) as InputOf<Called>;
