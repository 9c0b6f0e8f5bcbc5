import { z } from 'zod';
import { moment, recordId } from './fields.ts';

const timelineKinds = ['issued', 'posted', 'sent', 'tried', 'fiscalized', 'refused', 'printed'] as const;

const eventOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    at: moment,
    /** Who did it; empty for what the server did by itself. */
    by: z.string(),
    /** The code it brought, the name of the fault, the paper: whatever belongs to the kind. */
    about: z.string(),
  });

/** What a document has been through, in the order in which it happened. */
export const timeline = z.array(eventOf(timelineKinds));
/** An invoice may have been mended too, or taken out of the books. */
export const invoiceTimeline = z.array(
  eventOf([...timelineKinds, 'mended', 'retracted']).extend({
    /** The entry of the journal, where something was posted. */
    journalId: recordId.optional(),
  }),
);
