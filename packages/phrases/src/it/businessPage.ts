import type { Phrases } from '../phrases.ts';

export const businessPage: Phrases['businessPage'] = {
  title: 'Azienda',
  sections: 'Sezioni dell’azienda',
  section: 'Sezione',
  find: 'Trova una sezione',
  nothingFound: (text: string) => `Nessuna sezione per «${text}».`,
  missing: 'Azienda non trovata',
  missingText: 'L’azienda non esiste, oppure non è seguita da voi.',
  groups: {
    business: 'Azienda',
    places: 'Luoghi e dispositivi',
    people: 'Persone',
    fiscal: 'Fiscalizzazione',
    sales: 'Vendite',
  },
  owner: {
    title: 'Titolare',
    hint: 'Chi possiede l’azienda e come contattarlo.',
    name: 'Nome',
    none: 'L’azienda non ha un titolare.',
  },
};
