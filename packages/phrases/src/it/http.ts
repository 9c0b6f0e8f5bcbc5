import type { Phrases } from '../phrases.ts';

export const http: Phrases['http'] = {
  tryAgain: 'Il server è occupato. Riprovate tra un secondo.',
  livesElsewhere: 'Questa attività si trova a un altro indirizzo.',
  network: 'Nessun collegamento con il server. Controllate la rete e riprovate.',
  timeout: 'Il server non ha risposto in tempo. Nulla è perso; riprovate.',
};
