import type { Phrases } from '../phrases.ts';

export const activity: Phrases['activity'] = {
  title: 'Attività',
  at: 'Ora',
  user: 'Chi',
  action: 'Azione',
  subject: 'Oggetto',
  device: 'Dispositivo',
  requestId: 'Codice richiesta',
  searchHint: 'Nome, oggetto, codice richiesta',
  period: 'Data',
  rows: 'azioni',
  emptyTitle: 'Ancora nulla',
  emptyText: 'Qui si scrive chi ha fatto cosa e quando, per ogni modifica nell’attività.',
  actions: {
    'access.signIn': 'Accesso',
    'access.refreshToken': 'È entrato nell’attività',
    'access.signOut': 'Uscita',
    'views.add': 'Ha salvato un filtro',
    'views.remove': 'Ha tolto un filtro',
  },
};
