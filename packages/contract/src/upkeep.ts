import { diskStates } from '@tezga/domain';
import { z } from 'zod';
import { route } from './call/route.ts';

/** The state of the installation, for the people who operate it. */
export const upkeep = {
  disk: route({
    service: 'main',
    method: 'GET',
    path: '/upkeep/disk',
    summary:
      'How much room is left on the disk of the database; the figure is null where that is another machine.',
    access: { anyOf: ['owner', { adminArea: 'monitoring', level: 'readWrite' }] },
    input: z.object({}),
    output: z.object({ state: z.enum(diskStates), freeBytes: z.number().int().nullable() }),
    fallback: 'data-fetch',
  }),
};
