import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '../../fiscalization/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { DemoBusiness } from '../people.ts';
import type { History } from './history.ts';
import type { Sketch } from './sketched-day.ts';

/** Does something in a transaction of the business: all in one, or each in its own. */
export type Step = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** One business whose past is being written. */
export interface Writing {
  readonly step: Step;
  readonly config: Config;
  readonly clock: Clock;
  readonly history: History;
  readonly business: DemoBusiness;
  readonly businessId: string;
}

/** What the tax authority has said of what was done on a day; null where it is still to be told. */
export interface SubmissionResultOf {
  sale(sketch: Sketch): SubmissionResult | null;
  drawer(tillId: string, day: string, at: Date): SubmissionResult | null;
}

const answerMs = 2_000;

/** It took the document at once. Codes of the past are invented, because it takes nothing that is older than two days. */
export const taken = (at: Date): SubmissionResult => ({
  status: 'fiscalized',
  code: randomUUID(),
  answeredAt: new Date(at.getTime() + answerMs),
});

export const longHeard: SubmissionResultOf = {
  sale: ({ at }) => taken(at),
  drawer: (_tillId, _day, at) => taken(at),
};
