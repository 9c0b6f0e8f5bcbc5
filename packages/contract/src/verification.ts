import { z } from 'zod';
import { credential, email, moment, newPassword, phone, recordId } from './fields.ts';
import { route } from './route.ts';

const method = z.enum(['email', 'tel']);

/** The code of a link or of a message; what is no code of ours is simply not valid. */
const code = z.string().trim().min(1, 'required').max(100, 'too-long');

/** Proving that an e-mail or a phone is one's own, and getting back in without a password. */
export const verification = {
  askReset: route({
    service: 'users',
    method: 'POST',
    path: '/verify/resetPasswordPublic',
    summary: 'Send a reset link to the e-mail or phone, if it is known; the answer is the same if it is not.',
    access: 'public',
    input: z.object({ username: credential }),
    output: z.object({}),
    fallback: 'resend',
  }),
  checkReset: route({
    service: 'users',
    method: 'POST',
    path: '/verify/reset',
    summary: 'Whose password a reset code may change; the code stays good until it is used.',
    access: 'public',
    changing: false,
    input: z.object({ code }),
    output: z.object({ userId: recordId, businessId: recordId.nullable(), method, name: z.string() }),
    refusals: ['code-not-valid', 'too-many-attempts'],
    fallback: 'verification',
  }),
  setNewPassword: route({
    service: 'users',
    method: 'POST',
    path: '/verify/fnp',
    summary:
      'The new password after a reset, with the code that allows it; every session of the person ends.',
    access: 'public',
    input: z.object({
      fnp: newPassword,
      userId: recordId,
      businessId: recordId.nullable().default(null),
      method,
      code,
    }),
    output: z.object({}),
    refusals: ['code-not-valid', 'too-many-attempts'],
    fallback: 'password-change',
  }),
  verifyCode: route({
    service: 'users',
    method: 'POST',
    path: '/verify/code',
    summary: 'Confirm a contact with the code sent to it; who is signed in gets a fresh token.',
    access: 'public',
    input: z.object({ code }),
    output: z.object({ method, contact: z.string() }),
    refusals: ['code-not-valid', 'contact-taken', 'too-many-attempts'],
    fallback: 'verification',
    issuesToken: true,
  }),
  unverifiedMethods: route({
    service: 'users',
    method: 'GET',
    path: '/verify/unverifiedMethods',
    summary: 'The contacts of the person that wait for their code.',
    access: 'session',
    input: z.object({}),
    output: z.object({
      unverifiedMethods: z.array(
        z.object({ _id: recordId, method, value: z.string(), sentAt: moment, expiresAt: moment }),
      ),
    }),
    fallback: 'data-fetch',
  }),
  sendVerification: route({
    service: 'users',
    method: 'POST',
    path: '/verify/sendVerification',
    summary: 'Send the code of an unverified contact again; the earlier one is void.',
    access: 'session',
    input: z.object({ methodId: recordId }),
    output: z.object({}),
    refusals: ['not-found', 'too-soon'],
    fallback: 'resend',
  }),
  removeMethod: route({
    service: 'users',
    method: 'DELETE',
    path: '/verify/unverifiedMethod',
    summary: 'Forget a contact that was never verified.',
    access: 'session',
    input: z.object({ methodId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'method-removal',
  }),
  askOwnReset: route({
    service: 'users',
    method: 'POST',
    path: '/verify/resetPassword',
    summary: 'Send the person who is signed in a link to set a new password without the old one.',
    access: 'session',
    input: z.object({}),
    output: z.object({ method, contact: z.string() }),
    refusals: ['too-soon'],
    fallback: 'resend',
  }),
  changeEmail: route({
    service: 'users',
    method: 'POST',
    path: '/verify/change-email',
    summary: 'Begin to change the e-mail: it counts once the code sent to it has come back.',
    access: 'session',
    input: z.object({ email }),
    output: z.object({ methodId: recordId }),
    refusals: ['contact-taken', 'too-soon'],
    fallback: 'data-change',
  }),
  changePhone: route({
    service: 'users',
    method: 'POST',
    path: '/verify/change-tel',
    summary: 'Begin to change the phone: it counts once the code sent to it has come back.',
    access: 'session',
    input: z.object({ tel: phone }),
    output: z.object({ methodId: recordId }),
    refusals: ['contact-taken', 'too-soon'],
    fallback: 'data-change',
  }),
};
