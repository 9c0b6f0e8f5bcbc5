import { z } from 'zod';
import { captureStatuses } from './orders.ts';

/** The faults that a person or a test can switch on. */
export const switchesSchema = z.object({
  /** Refuses captures, as a bank that declines the payment. */
  refusesPayments: z.boolean().default(false),
  /** The status of captures. With any status but COMPLETED the order is completed and no money is taken. */
  captureStatus: z.enum(captureStatuses).default('COMPLETED'),
  /** The percentage of requests that are executed and whose reply is lost. */
  lostRepliesPercent: z.number().min(0).max(100).default(0),
  /** Every notification is sent twice. */
  notifiesTwice: z.boolean().default(false),
  /** The URL that gets the notifications; null sends none. */
  notifies: z.url().nullable().default(null),
});
export type Switches = z.output<typeof switchesSchema>;
