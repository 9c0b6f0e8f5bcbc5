import { deadlineStates } from '@tezga/domain';
import { z } from 'zod';
import { moment, recordId } from './fields.ts';

/** Who was the first to say that they know that its time is over; null while nobody did. */
export const seen = z.object({ at: moment, by: z.string() }).nullable();

/** Until when the tax authority takes a document. */
export const deadlineFields = {
  deadline: moment,
  hoursLeft: z.int(),
  deadlineState: z.enum(deadlineStates),
};

/** How often a document was submitted without being taken, and what the tax authority itself said. */
export const attemptFields = {
  attempts: z.int(),
  /** Null where nobody tries any more until a person does. */
  nextAttemptAt: moment.nullable(),
  faultCode: z.string().nullable(),
  faultText: z.string().nullable(),
};

/** Of the documents the tax authority has not taken, those that people are told of. */
export const deadlineCounts = {
  /** How many have little time left. */
  nearCount: z.int(),
  /** How many have none, and nobody has seen it yet. */
  missedCount: z.int(),
  /** How many have none, as someone has seen. */
  seenCount: z.int(),
};

export const seenAtOnce = 500;

/** Documents someone knows to be too late. */
export const missedIds = z.object({
  ids: z.array(recordId).min(1, 'required').max(seenAtOnce, 'too-large'),
});

export const seenResults = z.object({
  results: z.array(z.object({ id: recordId, outcome: z.enum(['seen', 'not-missed', 'not-found']) })),
});
