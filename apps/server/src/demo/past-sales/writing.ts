import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '../../fiscalization/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { DemoBusiness } from '../people.ts';
import type { History } from './history.ts';
import type { Sketch } from './sketched-day.ts';

/** Runs a function in a transaction that is bound to the business. */
export type Step = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** One business whose past sales are being written. */
export interface Writing {
  readonly step: Step;
  readonly config: Config;
  readonly clock: Clock;
  readonly history: History;
  readonly business: DemoBusiness;
  readonly businessId: string;
}

/** The submission results of sales and drawer movements; null for a document that is still to be submitted. */
export interface SubmissionResultOf {
  sale(sketch: Sketch): SubmissionResult | null;
  drawer(tillId: string, day: string, at: Date): SubmissionResult | null;
}

const replyDelayMs = 2_000;

/**
 * The result of a document that was fiscalized at once. The code is invented, because the tax authority
 * refuses documents that are older than two days.
 */
export const fiscalized = (at: Date): SubmissionResult => ({
  status: 'fiscalized',
  code: randomUUID(),
  answeredAt: new Date(at.getTime() + replyDelayMs),
});

export const allFiscalized: SubmissionResultOf = {
  sale: ({ at }) => fiscalized(at),
  drawer: (_tillId, _day, at) => fiscalized(at),
};
