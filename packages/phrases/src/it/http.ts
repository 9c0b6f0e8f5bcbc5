import type { Phrases } from '../phrases.ts';

export const http: Phrases['http'] = {
  tryAgain: 'Il server è occupato. Riprovare tra un secondo.',
  livesElsewhere: 'Questa attività si trova a un altro indirizzo.',
  network: 'Nessun collegamento con il server. Controllare la rete e riprovare.',
  timeout: 'Il server non ha risposto in tempo. Nulla è perso; riprovare.',
};
