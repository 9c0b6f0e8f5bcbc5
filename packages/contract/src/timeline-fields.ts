import { z } from 'zod';
import { moment } from './fields.ts';

const timelineKinds = ['issued', 'posted', 'sent', 'tried', 'fiscalized', 'refused', 'printed'] as const;

/** What a document has been through, in the order in which it happened. */
export const timeline = z.array(
  z.object({
    kind: z.enum(timelineKinds),
    at: moment,
    /** Who did it; empty for what the server did by itself. */
    by: z.string(),
    /** The code it brought, the name of the fault, the paper: whatever belongs to the kind. */
    about: z.string(),
  }),
);
