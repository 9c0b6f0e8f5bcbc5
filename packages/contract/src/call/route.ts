import type { FallbackCode, RefusalCode } from '@tezga/domain';
import type { z } from 'zod';
import type { Access } from './who-may-call.ts';
import type { Service } from './services.ts';
import { decoded, encoded, type CountedInput } from './wire-values.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Route {
  readonly service: Service;
  readonly method: Method;
  /** As the specification spells it, with {name} for what stands in the path. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly refusals: readonly RefusalCode[];
  readonly fallback: FallbackCode;
  /** How long the screen waits; null waits as long as it takes. */
  readonly timeoutMs: number | null;
  /** A changing call is done once for each requestId. */
  readonly changing: boolean;
  /** Its reply carries a token or a password, which must not rest in the database: repeating the call does the work anew. */
  readonly repliesSecret: boolean;
  /** Leaves a line in the activity log; false for personal preferences, which are nobody else's history. */
  readonly recorded: boolean;
  /** Fields of the input that travel as request headers, and of the output that travel as reply headers. */
  readonly inHeaders: readonly string[];
  readonly outHeaders: readonly string[];
  readonly bodyLimitBytes: number;
  /** Concerns the person's own account, so a session opened by PIN is not enough. */
  readonly needsPassword: boolean;
  /** May be called before a password given by someone else is replaced. */
  readonly beforePasswordChange: boolean;
  /** May be called in a session that must set up a second factor first. */
  readonly beforeEnrolment: boolean;
}

type Defaults =
  | 'refusals'
  | 'timeoutMs'
  | 'changing'
  | 'repliesSecret'
  | 'recorded'
  | 'inHeaders'
  | 'outHeaders'
  | 'bodyLimitBytes'
  | 'needsPassword'
  | 'beforePasswordChange'
  | 'beforeEnrolment';
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
    inHeaders: [],
    outHeaders: [],
    bodyLimitBytes: defaultBodyLimitBytes,
    needsPassword: false,
    beforePasswordChange: false,
    beforeEnrolment: false,
    recorded: changing,
    ...declared,
    changing,
  };
}

/** What a caller gives and gets; amounts are counted. */
export type InputOf<Called extends Route> = CountedInput<z.input<Called['input']>, z.output<Called['input']>>;
export type OutputOf<Called extends Route> = z.output<Called['output']>;

/** The same as JSON carries it; amounts are numbers. */
export type WireInputOf<Called extends Route> = z.input<Called['input']>;
export type WireOutputOf<Called extends Route> = z.input<Called['output']>;

/** An input as JSON carries it; what has a default may be left out. */
export const inputToWire = <Called extends Route>(called: Called, input: InputOf<Called>) =>
  encoded<z.ZodType>(called.input, input) as WireInputOf<Called>;

export const inputFromWire = <Called extends Route>(called: Called, input: WireInputOf<Called>) =>
  decoded<z.ZodType>(called.input, input) as InputOf<Called>;
