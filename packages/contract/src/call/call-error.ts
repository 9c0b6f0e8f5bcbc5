import type { RefusalBody, RefusalFacts } from './refusal-status.ts';

export type CallProblem = NonNullable<RefusalBody['problems']>[number];

/** The error of a call that was refused, failed or timed out, or that could not reach the server. */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly code: RefusalBody['code'] | 'network' | 'timeout';
  readonly status: number;
  readonly requestId: string;
  readonly problems: readonly CallProblem[];
  readonly details: RefusalFacts;

  constructor(
    message: string,
    facts: {
      code: CallError['code'];
      status: number;
      requestId: string;
      problems?: readonly CallProblem[];
      details?: RefusalFacts;
    },
  ) {
    super(message);
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.problems = facts.problems ?? [];
    this.details = facts.details ?? {};
  }
}
