import type { FaultActor } from './fault-rule.ts';
import { publishedFault, type FaultCode, type FaultService } from './fault-table.ts';
import type { Fault, UnreadableReply } from './read-fault.ts';

/** Why a message got no response: a fault or unreadable reply, a timeout, or no connection. */
export type Failure =
  | Fault
  | UnreadableReply
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' };

/** Names for failures that have no published code. */
export const otherFaultNames = ['unknown', 'unreadable', 'unreachable', 'timeout'] as const;
export type FaultName = FaultCode | (typeof otherFaultNames)[number];

export interface Diagnosis extends FaultWords {
  readonly service: FaultService;
  /** Key of the error message in the phrases. */
  readonly name: FaultName;
  readonly actor: FaultActor;
  readonly canRepeat: boolean;
  readonly fields: readonly string[];
}

/** The code and text from the authority, shown as details below our error message. */
interface FaultWords {
  readonly code: string | null;
  /** Empty if the reply had no text. */
  readonly text: string;
}

/**
 * The maximum lengths of a received code and text in logs, replies and screens. They are limited, because a
 * proxy instead of the authority may have sent them.
 */
const codeCharactersMax = 40;
const textCharactersMax = 500;

/** Derives from a failure the error message, the person who must act, and whether a retry can succeed. */
export function diagnose(service: FaultService, failure: Failure): Diagnosis {
  if (failure.kind !== 'fault')
    return { service, name: failure.kind, actor: 'authority', canRepeat: true, fields: [], ...noWords };
  const words = wordsOf(failure);
  const published = publishedFault(service, failure.code ?? '');
  // A 9xx code is an internal error of the authority, except if its origin is the client: the e-invoice
  // service also returns 9xx for requests that it cannot parse.
  if (published === null || (published.code === '9xx' && failure.origin === 'client')) {
    const canRepeat = failure.origin !== 'client';
    return { service, name: 'unknown', actor: 'vendor', canRepeat, fields: [], ...words };
  }
  const { actor, canRepeat, fields } = published.rule;
  const isOwnTrouble = failure.origin === 'server';
  return { service, name: published.code, actor, canRepeat: canRepeat || isOwnTrouble, fields, ...words };
}

const noWords: FaultWords = { code: null, text: '' };

const wordsOf = ({ code, text }: Fault): FaultWords => ({
  code: code === null ? null : shortened(code, codeCharactersMax),
  text: shortened(text, textCharactersMax),
});

/** Puts the text on one line and truncates it to the limit. */
function shortened(text: string, charactersMax: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= charactersMax) return line;
  // Drops half of a surrogate pair at the cut.
  return `${line.slice(0, charactersMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
