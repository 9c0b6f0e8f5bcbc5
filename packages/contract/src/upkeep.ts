import { diskStates } from '@tezga/domain';
import { z } from 'zod';
import { route } from './call/route.ts';

/** The state of the installation, for the people who operate it. */
export const upkeep = {
  disk: route({
    service: 'main',
    method: 'GET',
    path: '/upkeep/disk',
    summary: 'The free space on the disk of the database; null if the database is on another machine.',
    access: { anyOf: ['owner', { adminArea: 'monitoring', level: 'readWrite' }] },
    input: z.object({}),
    output: z.object({ state: z.enum(diskStates), freeBytes: z.number().int().nullable() }),
    fallback: 'data-fetch',
  }),
};
