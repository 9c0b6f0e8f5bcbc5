import type { FaultActor } from './fault-rule.ts';
import { publishedFault, type FaultCode, type FaultService } from './fault-table.ts';
import type { Fault, UnreadableReply } from './read-fault.ts';

/** Why a message has no answer: what came instead, nothing in time, or nobody there. */
export type Failure =
  | Fault
  | UnreadableReply
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' };

/** Where no published code says what happened. */
export const otherFaultNames = ['unknown', 'unreadable', 'unreachable', 'timeout'] as const;
export type FaultName = FaultCode | (typeof otherFaultNames)[number];

export interface Diagnosis extends FaultWords {
  readonly service: FaultService;
  /** Under which its sentence stands. */
  readonly name: FaultName;
  readonly actor: FaultActor;
  readonly canRepeat: boolean;
  readonly fields: readonly string[];
}

/** What the authority itself said, for whoever our sentence sends to the details. */
interface FaultWords {
  readonly code: string | null;
  /** Empty where it said nothing. */
  readonly text: string;
}

/** It goes to logs, replies and screens, and whoever answered in place of the authority may have said anything. */
const codeCharactersMax = 40;
const textCharactersMax = 500;

/** What a failure means: the sentence to say, who must act, and whether the same message is worth sending again. */
export function diagnose(service: FaultService, failure: Failure): Diagnosis {
  if (failure.kind !== 'fault')
    return { service, name: failure.kind, actor: 'authority', canRepeat: true, fields: [], ...noWords };
  const words = wordsOf(failure);
  const published = publishedFault(service, failure.code ?? '');
  // The e-invoice service uses these numbers also for requests it could not make sense of, and then blames the sender.
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

/** In one line, and never longer than this. */
function shortened(text: string, charactersMax: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= charactersMax) return line;
  // Half of a character outside the basic plane would be no text any more.
  return `${line.slice(0, charactersMax - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
