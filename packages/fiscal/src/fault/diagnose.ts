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

export interface Diagnosis {
  readonly service: FaultService;
  /** Under which its sentence stands. */
  readonly name: FaultName;
  readonly actor: FaultActor;
  readonly canRepeat: boolean;
  readonly fields: readonly string[];
}

/** What a failure means: the sentence to say, who must act, and whether the same message is worth sending again. */
export function diagnose(service: FaultService, failure: Failure): Diagnosis {
  if (failure.kind !== 'fault')
    return { service, name: failure.kind, actor: 'authority', canRepeat: true, fields: [] };
  const published = publishedFault(service, failure.code ?? '');
  // The e-invoice service uses these numbers also for requests it could not make sense of, and then blames the sender.
  if (published === null || (published.code === '9xx' && failure.origin === 'client'))
    return { service, name: 'unknown', actor: 'vendor', canRepeat: failure.origin !== 'client', fields: [] };
  const { actor, canRepeat, fields } = published.rule;
  const isOwnTrouble = failure.origin === 'server';
  return { service, name: published.code, actor, canRepeat: canRepeat || isOwnTrouble, fields };
}
