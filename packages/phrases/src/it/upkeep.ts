import type { Phrases } from '../phrases.ts';

export const upkeep: Phrases['upkeep'] = {
  disk: {
    low: {
      title: 'Il disco del server si sta riempiendo',
      text: (megabytes: number) =>
        `Restano liberi solo ${megabytes} MB. Quando il disco sarà pieno non si potrà più emettere né modificare nulla. Liberare spazio o ampliare il disco.`,
    },
    full: {
      title: 'Il disco del server è pieno',
      text: (megabytes: number | null) =>
        `${megabytes === null ? '' : `Restano liberi ${megabytes} MB. `}Non si può emettere né modificare nulla finché non c’è spazio. Liberare spazio o ampliare il disco.`,
    },
  },
};
