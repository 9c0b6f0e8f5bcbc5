import type { Phrases } from '../phrases.ts';

export const managedPeople: Phrases['managedPeople'] = {
  count: (count) => (count === 1 ? '1 dipendente' : `${count} dipendenti`),
  employees: { title: 'Dipendenti', hint: 'Chi lavora in questa azienda e con quale ruolo.' },
  roles: { title: 'Ruoli', hint: 'I ruoli dell’azienda e quanti dipendenti li hanno.' },
  rolesCount: (count) => (count === 1 ? '1 ruolo' : `${count} ruoli`),
  role: 'Ruolo',
  members: 'Dipendenti',
  fixed: 'non modificabile',
  addTitle: 'Nuovo dipendente',
  addHint: 'Il dipendente riceve l’invito o la password per e-mail o SMS.',
  enterAs: (name) => `Entra come ${name}`,
  enterTitle: (name) => `Entrare come ${name}?`,
  enterText:
    'Si lavora nell’azienda con i diritti del dipendente. L’accesso è registrato nel registro dell’azienda e il dipendente lo vede tra le proprie sessioni. Termina con la sessione dell’amministratore.',
  enter: 'Entra',
  visiting: (name) => `Accesso effettuato come ${name}`,
  visitingText: 'Ogni azione è registrata con il nome del dipendente e con quello dell’amministratore.',
  leave: 'Torna all’amministrazione',
};
