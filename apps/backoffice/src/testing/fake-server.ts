import { isDeepStrictEqual } from 'node:util';
import {
  addressOf,
  encoded,
  mayCall,
  withoutRestricted,
  type Caller,
  type NamedRoute,
  type OnWire,
  type Route,
  type WireOutputOf,
} from '@tezga/contract';
import type { RefusalCode } from '@tezga/domain';
import type { z } from 'zod';
import {
  accepted,
  FakeRefusal,
  rawInputOf,
  refused,
  routesBySpecificity,
  type RefusalParts,
} from './fake-http.ts';

type InputAt<Called extends Route> = OnWire<z.output<Called['input']>>;
type Reply<Body> = Body | FakeRefusal | ReplyWithToken<Body>;
type Given<Value> = Value | Promise<Value>;
export type Answer<Called extends Route> =
  | WireOutputOf<Called>
  | ((input: InputAt<Called>, token: string | null) => Given<Reply<WireOutputOf<Called>>>);

/** Returned by a handler that also sends a token, as signing in does. */
export class ReplyWithToken<Body> {
  readonly body: Body;
  readonly token: string;

  constructor(body: Body, token: string) {
    this.body = body;
    this.token = token;
  }
}

interface Asking {
  readonly token: string | null;
  readonly caller: Caller | null;
  readonly requestId: string;
}

interface Received {
  readonly path: string;
  readonly method: string;
  readonly input: unknown;
}

type AnyHandler = (input: unknown, token: string | null) => unknown;

/** Refusals that the platform gives for any call; all others must be declared by the route. */
const refusalsOfAnyCall = new Set<string>([
  'failed',
  'invalid-input',
  'not-permitted',
  'not-signed-in',
  'business-not-available',
  'too-many-requests',
  'too-large',
  'disk-full',
  'request-id-missing',
  'request-id-reused',
  'password-must-change',
  'second-factor-must-enrol',
  'first-start-needed',
]);

const keyOf = ({ method, service, path }: Pick<Route, 'method' | 'service' | 'path'>) =>
  `${method} ${addressOf(service, path)}`;

/**
 * Replaces the server at `fetch`. It validates against the contract: a request must match the input schema of its
 * route and a reply its output schema, so that no test relies on behaviour that the real server does not have.
 */
export class FakeServer {
  readonly #answers = new Map<string, AnyHandler>();
  /** The handlers that refused calls had before, for `resume`. */
  readonly #refused = new Map<string, AnyHandler>();
  readonly #gates = new Map<string, Promise<void>>();
  readonly #received: Received[] = [];
  readonly #callers = new Map<string, Caller>();
  readonly complaints: string[] = [];
  #isReachable = true;

  /** Sets the reply of a call; a later one replaces it. */
  answer<Called extends Route>(route: Called, answer: Answer<Called>): void {
    const handler = typeof answer === 'function' ? answer : () => answer;
    this.#answers.set(keyOf(route), handler as AnyHandler);
  }

  refuse<Called extends Route>(
    route: Called,
    code: Called['refusals'][number] | RefusalCode | 'failed',
    parts?: RefusalParts,
  ): void {
    const before = this.#answers.get(keyOf(route));
    if (before !== undefined) this.#refused.set(keyOf(route), before);
    this.#answers.set(keyOf(route), () => new FakeRefusal(code, parts));
  }

  /** Restores the reply that a call had before `refuse`. */
  resume(route: Route): void {
    const before = this.#refused.get(keyOf(route));
    if (before === undefined) throw new Error('the call had no answer before it was refused');
    this.#answers.set(keyOf(route), before);
  }

  /** The inputs of a call, the first one first. */
  sent<Called extends Route>(route: Called): InputAt<Called>[] {
    return this.#received
      .filter(({ method, path }) => `${method} ${path}` === keyOf(route))
      .map(({ input }) => input as InputAt<Called>);
  }

  /** Pauses the replies of a call until the returned function is called. */
  pauseReplies(route: Route): () => void {
    const gate = new EventTarget();
    const opened = new Promise<void>((resolve) => gate.addEventListener('open', () => resolve()));
    this.#gates.set(keyOf(route), opened);
    return () => {
      this.#gates.delete(keyOf(route));
      gate.dispatchEvent(new Event('open'));
    };
  }

  setReachable(isReachable: boolean): void {
    this.#isReachable = isReachable;
  }

  /** Requests with this token come from this caller from now on. */
  admit(token: string, caller: Caller): void {
    this.#callers.set(token, caller);
  }

  readonly fetch = async (address: string | URL | Request, options: RequestInit = {}): Promise<Response> => {
    if (!this.#isReachable) throw new TypeError('Failed to fetch');
    const url = new URL(address instanceof Request ? address.url : address, location.href);
    const method = options.method ?? 'GET';
    const found = routesBySpecificity.find(
      ({ named, pattern }) => named.route.method === method && pattern.test(url.pathname),
    );
    if (found === undefined) return this.#complain(`${method} ${url.pathname} is no call of the contract`);
    const { route } = found.named;
    const headers = new Headers(options.headers);
    const requestId = headers.get('requestid') ?? 'none';
    const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    const caller = this.#callers.get(token ?? '') ?? null;
    if (route.access !== 'public' && caller === null)
      return refused(new FakeRefusal('not-signed-in'), requestId, route);
    if (!mayCall(route.access, caller)) return refused(new FakeRefusal('not-permitted'), requestId, route);
    const input = route.input.safeParse(rawInputOf(url, options, headers, found));
    if (!input.success)
      return this.#complain(`${found.named.name} was sent what it refuses: ${input.error.message}`);
    const sent = encoded(route.input, input.data);
    this.#received.push({ method, path: addressOf(route.service, route.path), input: sent });
    const reply = await this.#replyTo(found.named, sent, { token, caller, requestId });
    await this.#gates.get(keyOf(route));
    // A browser rejects the reply of an aborted request.
    options.signal?.throwIfAborted();
    return reply;
  };

  async #replyTo(
    { name, route }: NamedRoute,
    input: unknown,
    { token: sentToken, caller, requestId }: Asking,
  ): Promise<Response> {
    const handler = this.#answers.get(keyOf(route));
    if (handler === undefined)
      return this.#complain(`${name} was called with ${JSON.stringify(input)} and has no answer`);
    const given = await handler(input, sentToken);
    const [reply, token] =
      given instanceof ReplyWithToken ? [given.body as unknown, given.token] : [given, null];
    if (reply instanceof FakeRefusal) {
      if (!refusalsOfAnyCall.has(reply.code) && !(route.refusals as readonly string[]).includes(reply.code))
        return this.#complain(`${name} never refuses with ${reply.code}`);
      return refused(reply, requestId, route);
    }
    const parsed = route.output.safeParse(reply);
    if (!parsed.success) return this.#complain(`the reply of ${name} is not valid: ${parsed.error.message}`);
    if (!isDeepStrictEqual(encoded(route.output, parsed.data), reply))
      return this.#complain(`the reply of ${name} has more than its contract says`);
    const allowed = caller === null ? reply : withoutRestricted(route.output, reply, caller);
    return accepted(route, allowed, token);
  }

  #complain(complaint: string): Response {
    this.complaints.push(complaint);
    return new Response(JSON.stringify({ message: complaint, code: 'failed', requestId: 'none' }), {
      status: 500,
    });
  }
}
