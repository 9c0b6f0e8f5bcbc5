import { z } from 'zod';
import { moment, recordId } from './fields.ts';

const timelineKinds = ['issued', 'posted', 'sent', 'tried', 'fiscalized', 'refused', 'printed'] as const;

const eventOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    at: moment,
    /** The user who caused the event; empty if the server did. */
    by: z.string(),
    /**
     * A detail that depends on the kind of event: the received code, the name of the fault or the paper size.
     */
    about: z.string(),
  });

/** The events of a document, in order of time. */
export const timeline = z.array(eventOf(timelineKinds));
/** The events of a warehouse document: a transfer can also be completed or cancelled. */
export const warehouseTimeline = z.array(eventOf([...timelineKinds, 'completed', 'cancelled']));
/**
 * The events of an invoice: it can also be repaired, removed from the books, or registered as an e-invoice
 * (`about` is the EIC); the status of the e-invoice can change (`about` is the status).
 */
export const invoiceTimeline = z.array(
  eventOf([...timelineKinds, 'mended', 'retracted', 'registered', 'status']).extend({
    /** The journal entry, if the event posted one. */
    journalId: recordId.optional(),
  }),
);
