import { performance } from 'node:perf_hooks';
import type { Authority } from '../authority/index.ts';
import type { Context } from '../platform/context.ts';
import type { SwitchState, Switches } from '../switches/index.ts';
import { acceptance, refusal, type Answer } from './answer.ts';
import { checkMessage } from './check-message.ts';
import { messageText } from './message-text.ts';
import type { Received } from './received.ts';
import { Refused } from './refused.ts';
import { requestIn, type Seen } from './request-in.ts';
import type { SoapService } from './soap-service.ts';

export interface SoapParts extends Context {
  readonly authority: Authority;
  readonly switches: Switches;
  readonly received: Received;
}

export interface Incoming {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Processes one message: checks it, runs the operation, saves request and reply. Null: the reply is dropped. */
export async function takeMessage(
  incoming: Incoming,
  service: SoapService,
  parts: SoapParts,
): Promise<Answer | null> {
  const began = performance.now();
  const receivedAt = parts.clock.now();
  const seen: Seen = { message: null, uuid: null, nuis: null };
  const answer = await answerTo(incoming, service, parts, seen);
  const wasDropped = answer.code === null && isLost(parts.switches.state);
  parts.received.save({
    ...seen,
    receivedAt,
    service: service.name,
    requestText: Buffer.from(incoming.bytes).toString(),
    replyText: answer.text,
    code: answer.code,
    wasDropped,
    milliseconds: performance.now() - began,
  });
  return wasDropped ? null : answer;
}

const isLost = ({ dropReply, dropPercent }: SwitchState): boolean =>
  dropReply || Math.random() * 100 < dropPercent;

async function answerTo(
  incoming: Incoming,
  service: SoapService,
  parts: SoapParts,
  seen: Seen,
): Promise<Answer> {
  try {
    const { serverFault, nextCode } = parts.switches.state;
    if (serverFault !== null || nextCode !== null) {
      readFacts(incoming, service, seen);
      const forced = serverFault ?? (await parts.switches.takeNextCode(seen.message));
      if (forced !== null) throw new Refused(forced, 'Simulated by a switch on the control page.');
    }
    const message = messageText(incoming.bytes, incoming.contentType, service.bytesMax);
    const checked = checkMessage(message, service, parts, seen);
    const result = await checked.operation.steps.perform(checked.request, checked.sender);
    return acceptance(service, checked, result, parts.authority, parts.clock.now());
  } catch (error) {
    if (error instanceof Refused) return refusal(service, error, seen.uuid);
    parts.log.error({ err: error, message: seen.message, uuid: seen.uuid }, 'processing a message failed');
    return refusal(service, new Refused('900'), seen.uuid);
  }
}

/** Reads what it can of a message that a switch may refuse, for the list of received messages. */
function readFacts({ bytes, contentType }: Incoming, service: SoapService, seen: Seen): void {
  try {
    requestIn(messageText(bytes, contentType, service.bytesMax).text, service, seen);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
