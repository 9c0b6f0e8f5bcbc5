import { deadlineStates } from '@tezga/domain';
import { z } from 'zod';
import { moment, recordId } from './fields.ts';

/** The first user who acknowledged the missed deadline, and when; null while it is not acknowledged. */
export const seen = z.object({ at: moment, by: z.string() }).nullable();

/** The deadline of the tax authority for a document. */
export const deadlineFields = {
  deadline: moment,
  hoursLeft: z.int(),
  deadlineState: z.enum(deadlineStates),
};

/** The failed attempts to submit a document, and the last fault of the tax authority. */
export const attemptFields = {
  attempts: z.int(),
  /** Null if the server has stopped retrying: only a manual retry is left. */
  nextAttemptAt: moment.nullable(),
  faultCode: z.string().nullable(),
  faultText: z.string().nullable(),
};

/** Counts of documents that the tax authority has not accepted, for warnings. */
export const deadlineCounts = {
  /** The number of documents near their deadline. */
  nearCount: z.int(),
  /** The number of documents past their deadline that no user acknowledged. */
  missedCount: z.int(),
  /** The number of documents past their deadline that a user acknowledged. */
  seenCount: z.int(),
};

export const seenAtOnce = 500;

/** The documents whose missed deadline the user acknowledges. */
export const missedIds = z.object({
  ids: z.array(recordId).min(1, 'required').max(seenAtOnce, 'too-large'),
});

export const seenResults = z.object({
  results: z.array(z.object({ id: recordId, outcome: z.enum(['seen', 'not-missed', 'not-found']) })),
});
