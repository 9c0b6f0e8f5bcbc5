import { backupProblems, backupWarnings } from '@tezga/domain';
import { z } from 'zod';
import { moment, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

/** Resellers may read the monitors (`read`); backups need `readWrite`, which only the owner of the installation has. */
const ownerOfTheInstallation = { adminArea: 'monitoring', level: 'readWrite' } as const;

/** The backups of the whole installation. */
export const backups = {
  state: route({
    service: 'main',
    method: 'GET',
    path: '/backups/state',
    summary: 'The results of the last backups and restore rehearsals, and the current warning.',
    access: ownerOfTheInstallation,
    input: z.object({}),
    output: z.object({
      /** The folder of the nightly backups; null if they are not configured. */
      folder: z.string().nullable(),
      isUnderWay: z.boolean(),
      nextAt: moment.nullable(),
      warning: z.enum(backupWarnings).nullable(),
      outcomes: z.array(
        z.object({
          _id: recordId,
          kind: z.enum(['backup', 'rehearsal']),
          startedBy: z.enum(['schedule', 'person', 'command']),
          startedAt: moment,
          finishedAt: moment.nullable(),
          fileName: z.string().nullable(),
          bytes: z.number().nullable(),
          rows: z.number().nullable(),
          problem: z.enum(backupProblems).nullable(),
        }),
      ),
    }),
    fallback: 'data-fetch',
  }),
  start: route({
    service: 'main',
    method: 'POST',
    path: '/backups/start',
    summary: 'Takes a backup now, and rehearses its restore, as the nightly job does.',
    access: ownerOfTheInstallation,
    input: z.object({}),
    output: z.object({}),
    refusals: ['backups-not-configured'],
    fallback: 'change-not-made',
  }),
};
