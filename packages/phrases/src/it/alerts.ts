import type { Phrases } from '../phrases.ts';

export const alerts: Phrases['alerts'] = {
  title: 'Richiede attenzione',
  bell: (count) => (count === 0 ? 'Avvisi: nessuno' : `Avvisi: ${count}`),
  calm: 'Niente richiede un’azione.',
  readFailed: 'Gli avvisi non sono stati letti',
  eInvoices: (count) => (count === 1 ? '1 e-fattura' : `${count} e-fatture`),
  refused: (what, count) => `${what} ${count === 1 ? 'rifiutata' : 'rifiutate'} dal fisco`,
  pending: (what) => `${what} in attesa di fiscalizzazione`,
  pendingEic: (what) => `${what} in attesa dell’EIC`,
  missed: (what) => `${what} oltre la scadenza`,
  missedText: 'Il termine per l’invio è scaduto: vedere che cosa fare.',
  pendingText: 'Rinvio automatico.',
  noDeadline: 'Il NIVF c’è; manca solo la registrazione dell’e-fattura.',
  left: (hours) =>
    hours < 1 ? 'meno di 1 ora rimasta' : hours === 1 ? '1 ora rimasta' : `${hours} ore rimaste`,
  certificateMissing: 'L’azienda non ha un certificato',
  certificateMissingText: 'Senza certificato nessuna fattura viene fiscalizzata.',
  purchases: (count) =>
    count === 1
      ? '1 e-fattura di un fornitore attende risposta'
      : `${count} e-fatture di fornitori attendono risposta`,
  overdue: (count: number) =>
    count === 1 ? '1 fattura non pagata è scaduta' : `${count} fatture non pagate sono scadute`,
  oldestDue: (day: string) => `Scadenza più vecchia: ${day}`,
  lowStock: (count) => (count === 1 ? '1 articolo sotto il minimo' : `${count} articoli sotto il minimo`),
  oldest: (day) => `La più vecchia: ${day}`,
  fix: 'Correggi',
  resend: 'Rinvia ora',
  see: 'Vedi',
  renew: 'Rinnova',
  upload: 'Carica',
  answer: 'Rispondi',
  authority: {
    answers: 'Fisco in linea',
    silent: 'Il fisco non risponde',
    unknown: 'Fisco non ancora contattato',
    lastNivf: (at) => `Ultimo NIVF: ${at}`,
    noNivf: 'Ancora nessun NIVF',
    silentHint: 'Si può vendere: le fatture partono da sole appena il fisco risponde.',
  },
};
