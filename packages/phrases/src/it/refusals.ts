import type { RefusalCode } from '@tezga/domain';

export const refusals: Record<RefusalCode, string> = {
  'invalid-input': 'Alcuni dati non sono corretti. Controllate i campi segnati.',
  'not-found': 'Non trovato.',
  'not-permitted': 'Azione non consentita',
  'not-signed-in': 'La sessione è terminata. Accedete di nuovo.',
  'business-not-available': 'Non avete più accesso a questa attività.',
  'wrong-credentials': 'I dati sono errati!',
  'too-many-attempts': 'Troppi tentativi errati. Riprovate tra 15 minuti.',
  'too-many-requests': 'Troppe richieste insieme. Riprovate tra un minuto.',
  'too-large': 'I dati inviati sono troppo grandi.',
  'unsupported-format': 'Il formato dei dati non è riconosciuto.',
  'request-id-missing': 'Alla richiesta manca il suo identificativo (requestId).',
  'request-id-reused': 'Questo identificativo è stato usato per un’altra azione.',
  'view-name-taken': 'Avete già un filtro con questo nome.',
};
