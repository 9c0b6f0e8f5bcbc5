import { z } from 'zod';
import { captureStatuses } from './orders.ts';

/** The faults that a person or a test can switch on. */
export const switchesSchema = z.object({
  /** Refuses captures, as if the bank declined the payment. */
  refusesPayments: z.boolean().default(false),
  /** The status of captures. With any status but COMPLETED the order is completed and no money is taken. */
  captureStatus: z.enum(captureStatuses).default('COMPLETED'),
  /** The percentage of requests that are executed but get no reply. */
  lostRepliesPercent: z.number().min(0).max(100).default(0),
  /** Every notification is sent twice. */
  notifiesTwice: z.boolean().default(false),
  /** The URL to which notifications are posted; if it is null, none are sent. */
  notifies: z.url().nullable().default(null),
});
export type Switches = z.output<typeof switchesSchema>;
