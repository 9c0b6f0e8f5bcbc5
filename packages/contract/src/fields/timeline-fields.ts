import { z } from 'zod';
import { moment, recordId } from './fields.ts';

const timelineKinds = ['issued', 'posted', 'sent', 'tried', 'fiscalized', 'refused', 'printed'] as const;

const eventOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    at: moment,
    /** The user who did it; empty if the server did. */
    by: z.string(),
    /** Details that depend on the kind: the received code, the name of the fault, the paper size. */
    about: z.string(),
  });

/** The events of a document, in order of time. */
export const timeline = z.array(eventOf(timelineKinds));
/** A transfer also ends. */
export const warehouseTimeline = z.array(eventOf([...timelineKinds, 'completed', 'cancelled']));
/**
 * An invoice can also have been repaired, removed from the books, or registered as an e-invoice (about: the EIC), whose
 * status then changed (about: the status).
 */
export const invoiceTimeline = z.array(
  eventOf([...timelineKinds, 'mended', 'retracted', 'registered', 'status']).extend({
    /** The journal entry, if the event posted one. */
    journalId: recordId.optional(),
  }),
);
