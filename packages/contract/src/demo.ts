import { z } from 'zod';
import { moment, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

/** The accounts of a demonstration, which the sign-in screen offers to visitors. */
export const demo = {
  logins: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/demo-logins',
    summary: 'The logins of the demonstration; empty outside demo mode.',
    access: 'public',
    input: z.object({}),
    output: z.object({
      password: z.string().nullable(),
      logins: z.array(
        z.object({
          username: z.string(),
          business: z.string().nullable(),
          part: z.enum(['owner', 'operator', 'superAdmin', 'reseller']),
          trade: z.enum(['cafe', 'supermarket', 'wholesale', 'exchange']).nullable(),
        }),
      ),
    }),
    fallback: 'data-fetch',
  }),
  mailbox: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/demo-mailbox',
    summary: 'The e-mails and SMS the demonstration would have sent, newest first; empty outside demo mode.',
    access: 'public',
    input: z.object({}),
    output: z.object({
      isOpen: z.boolean(),
      messages: z.array(
        z.object({
          _id: recordId,
          channel: z.enum(['email', 'sms']),
          recipient: z.string(),
          subject: z.string().nullable(),
          text: z.string(),
          at: moment,
          file: z.object({ name: z.string(), content: z.base64() }).nullable(),
        }),
      ),
    }),
    fallback: 'data-fetch',
  }),
};
