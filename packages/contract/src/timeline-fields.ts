import { z } from 'zod';
import { moment } from './fields.ts';

const timelineKinds = ['issued', 'posted', 'sent', 'tried', 'fiscalized', 'refused', 'printed'] as const;

const timelineOf = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  z.array(
    z.object({
      kind: z.enum(kinds),
      at: moment,
      /** Who did it; empty for what the server did by itself. */
      by: z.string(),
      /** The code it brought, the name of the fault, the paper: whatever belongs to the kind. */
      about: z.string(),
    }),
  );

/** What a document has been through, in the order in which it happened. */
export const timeline = timelineOf(timelineKinds);
/** An invoice may have been mended too, or taken out of the books. */
export const invoiceTimeline = timelineOf([...timelineKinds, 'mended', 'retracted']);
