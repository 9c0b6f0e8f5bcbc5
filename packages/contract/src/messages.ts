import { z } from 'zod';
import { moment, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

/** What a message is about. */
export const messageKinds = [
  'welcome',
  'verification',
  'reset',
  'joined',
  'passwordChanged',
  'passwordGiven',
  'emailChangeBegun',
  'phoneChangeBegun',
  'emailReplaced',
  'phoneReplaced',
  'report',
  'statement',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** failed: the server retries; expired: the message was not sent in time and would be outdated now. */
export const messageStates = ['pending', 'sent', 'failed', 'expired'] as const;
export type MessageState = (typeof messageStates)[number];

/** The e-mails and SMS of the platform. */
export const messages = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/sa/business-messages',
    summary:
      'The newest messages to a managed business and its owner, without their texts, and whether there are more.',
    access: { adminArea: 'businesses', level: 'read' },
    input: z.object({ businessId: recordId }),
    output: z.object({
      messages: z.array(
        z.object({
          _id: recordId,
          /** Null for messages that were saved before kinds existed. */
          kind: z.enum(messageKinds).nullable(),
          channel: z.enum(['email', 'sms']),
          recipient: z.string(),
          at: moment,
          state: z.enum(messageStates),
          /** When the message was sent, or when sending last failed. */
          stateAt: moment.nullable(),
        }),
      ),
      isCut: z.boolean(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
};
