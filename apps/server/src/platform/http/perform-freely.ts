import { encoded, withoutRestricted } from '@tezga/contract';
import { inTransaction } from '../database/transaction.ts';
import {
  expectSession,
  checkAccess,
  parsedInput,
  sessionNamed,
  type AnyHandler,
  type CallToPerform,
  type Performed,
  type Platform,
} from './call.ts';
import type { FreeContext } from './context.ts';
import { enterStatement, sessionIn } from './enter.ts';

type FreeWork = Extract<AnyHandler, { freely: unknown }>['freely'];

/** Performs a call whose handler begins its own transactions. */
export async function performFreely(
  platform: Platform,
  call: CallToPerform,
  freely: FreeWork,
): Promise<Performed> {
  const { config, clock, tokens, log, taxAuthority, selfCarePortal, diskWatch, phrasesIn } = platform;
  const { requestId, language, address, device, client } = call.incoming;
  const { inOwnTransaction, entered } =
    call.named.route.access === 'public'
      ? { inOwnTransaction: publicTransactions(platform), entered: null }
      : await enterFreely(platform, call);
  let token: string | null = null;
  const context: FreeContext = {
    config,
    clock,
    tokens,
    log,
    taxAuthority,
    selfCarePortal,
    diskWatch,
    phrasesIn,
    requestId,
    language,
    address,
    device,
    client,
    sessionId: sessionNamed(platform, call),
    giveToken: (given) => void (token = given),
    inTransaction: inOwnTransaction,
    ...entered,
  };
  const reply = await freely(parsedInput(call), context);
  const { output } = call.named.route;
  const readable = entered === null ? reply : withoutRestricted(output, reply, entered);
  return { body: encoded(output, readable), token };
}

const publicTransactions =
  ({ pool }: Platform): FreeContext['inTransaction'] =>
  (part) =>
    inTransaction(pool, (transaction) => part(transaction));

/**
 * Checks the session before the handler and in each of its transactions, because the session may end during a long
 * wait.
 */
async function enterFreely(platform: Platform, call: CallToPerform) {
  const { changing, inSteps } = call.named.route;
  if (changing && !inSteps)
    throw new Error(`${call.named.name} changes something, so it cannot begin its own transactions`);
  const sessionId = expectSession(platform, call);
  const beginning = { kind: inSteps ? 'changing' : 'reading', opening: enterStatement(sessionId) } as const;
  const inOwnTransaction: FreeContext['inTransaction'] = (part) =>
    inTransaction(
      platform.pool,
      async (transaction, opened) => {
        sessionIn(sessionId, opened);
        return part(transaction);
      },
      beginning,
    );
  const { entered } = await inTransaction(
    platform.pool,
    async (_transaction, opened) => sessionIn(sessionId, opened),
    beginning,
  );
  checkAccess(platform, call, entered);
  return { inOwnTransaction, entered };
}
