import { z } from 'zod';

/** The faults that a person or a test can switch on. */
export const switchesSchema = z.object({
  /** Captures are refused as by a bank that does not pay. */
  refusesPayments: z.boolean().default(false),
  /** The share of requests that are carried out although their reply is lost, in percent. */
  lostRepliesPercent: z.number().min(0).max(100).default(0),
  /** Every notification is sent twice. */
  notifiesTwice: z.boolean().default(false),
  /** The address that gets the notifications; null sends none. */
  notifies: z.url().nullable().default(null),
});
export type Switches = z.output<typeof switchesSchema>;
