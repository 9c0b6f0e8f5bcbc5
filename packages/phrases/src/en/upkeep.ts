import type { Phrases } from '../phrases.ts';

export const upkeep: Phrases['upkeep'] = {
  disk: {
    low: {
      title: 'The disk of the server is filling up',
      text: (megabytes: number) =>
        `Only ${megabytes} MB are free. Once the disk is full nothing can be issued or changed any more. Free some space or enlarge the disk.`,
    },
    full: {
      title: 'The disk of the server is full',
      text: (megabytes: number | null) =>
        `${megabytes === null ? '' : `${megabytes} MB are free. `}Nothing can be issued or changed until there is room. Free some space or enlarge the disk.`,
    },
  },
};
