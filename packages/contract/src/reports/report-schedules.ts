import { sendingFrequencies, sentPeriods, sentReports, summaryGroupings } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { editedFields } from '../fields/edits.ts';
import { recordId, version } from '../fields/fields.ts';

const mayChange = { area: 'reports', level: 'readWrite' } as const;

const recipientsMax = 20;
const filteredMax = 100;
const whole = (from: number, to: number) => z.int().min(from, 'too-small').max(to, 'too-large');
const chosen = z.array(recordId).max(filteredMax, 'too-large').default([]);

/** Which report is sent. */
const reportFields = {
  report: z.enum(sentReports),
  /** The grouping; only for the sales summary. */
  by: z.enum(summaryGroupings).default('day'),
  shopIds: chosen,
  posIds: chosen,
  operatorIds: chosen,
  categoryIds: chosen,
};

/** The time, the recipients and the language of a scheduled report. */
const sendingFields = {
  period: z.enum(sentPeriods),
  frequency: z.enum(sendingFrequencies),
  /** The weekday, from 1 for Monday; only for weekly schedules. */
  weekday: whole(1, 7).default(1),
  /** The day of the month; only for monthly schedules. In a shorter month, the last day. */
  monthDay: whole(1, 31).default(1),
  /** The hour of the day in Tirana. */
  hour: whole(0, 23).default(8),
  language: z.enum(['sq', 'en', 'it']).default('sq'),
  /** The users of the business who receive the report. */
  recipientIds: z
    .array(recordId)
    .min(1, 'required')
    .max(recipientsMax, 'too-large')
    .transform((ids) => [...new Set(ids)]),
};

export const reportScheduleCalls = {
  schedules: route({
    service: 'main',
    method: 'GET',
    path: '/reports/schedules',
    summary:
      'The schedules by which reports are sent by e-mail, and the people of the business who may receive them.',
    access: mayChange,
    input: z.object({}),
    output: z.object({
      schedules: z.array(
        z.object({
          _id: recordId,
          report: z.enum(sentReports),
          by: z.enum(summaryGroupings),
          shopIds: z.array(recordId),
          posIds: z.array(recordId),
          operatorIds: z.array(recordId),
          categoryIds: z.array(recordId),
          period: z.enum(sentPeriods),
          frequency: z.enum(sendingFrequencies),
          weekday: z.int(),
          monthDay: z.int(),
          hour: z.int(),
          language: z.enum(['sq', 'en', 'it']),
          recipientIds: z.array(recordId),
          createdBy: z.string(),
          /** The day on which the report was last sent; null if it was never sent. */
          lastSentDay: z.string().nullable(),
          updatedAt: version,
        }),
      ),
      /** The users with an e-mail address whose role may read reports. */
      recipients: z.array(z.object({ _id: recordId, name: z.string(), email: z.string() })),
    }),
    fallback: 'data-fetch',
  }),
  addSchedule: route({
    service: 'main',
    method: 'POST',
    path: '/reports/schedules/add',
    summary: 'Send a report by e-mail each day, week or month.',
    access: mayChange,
    input: z
      .object({ ...reportFields, ...sendingFields })
      .refine(({ by, categoryIds }) => by !== 'method' || categoryIds.length === 0, {
        path: ['categoryIds'],
        message: 'invalid',
      }),
    output: z.object({ _id: recordId }),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  editSchedule: route({
    service: 'main',
    method: 'POST',
    path: '/reports/schedules/edit',
    summary: 'Change when, to whom and in which language a report is sent.',
    access: mayChange,
    input: z.object({ scheduleId: recordId, ...editedFields(sendingFields) }),
    output: z.object({ updatedAt: version }),
    refusals: ['not-found', 'changed-meanwhile'],
    fallback: 'change-not-made',
  }),
  removeSchedule: route({
    service: 'main',
    method: 'POST',
    path: '/reports/schedules/remove',
    summary: 'Stop sending a report by e-mail.',
    access: mayChange,
    input: z.object({ scheduleId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'settings-remove',
  }),
};
