import type { Phrases } from '../phrases.ts';

export const deadlines: Phrases['deadlines'] = {
  kinds: { invoice: 'Fattura', wtn: 'Documento di trasporto', deposit: 'Movimento di cassa' },
  counted: {
    invoice: (count) => (count === 1 ? '1 fattura' : `${count} fatture`),
    wtn: (count) => (count === 1 ? '1 documento di trasporto' : `${count} documenti di trasporto`),
    deposit: (count) => (count === 1 ? '1 movimento di cassa' : `${count} movimenti di cassa`),
  },
  near: {
    title: (documents) => `Poco tempo per arrivare al fisco: ${documents}`,
    text: 'Dopo la scadenza il fisco non li accetta più. Vedere il motivo e rimediare finché c’è tempo.',
    action: 'Vedi quali',
  },
  missed: {
    title: (documents) => `Termine scaduto: ${documents}`,
    text: 'Il fisco non li accetta più per questa via. In «In attesa» si vede quali sono e che cosa fare.',
    action: 'Vedi quali',
  },
  elsewhere: { wtn: 'Ai documenti di trasporto', deposit: 'Alla cassa' },
  tabs: { waiting: 'Ancora in attesa', missed: 'Termine scaduto' },
  nothingElse: {
    title: 'Nient’altro attende',
    text: 'Ciò che il fisco non accetta più sta in «Termine scaduto».',
  },
  noInvoice: {
    title: 'Nessuna fattura attende',
    text: 'Qui stanno le fatture che il fisco non ha ancora ricevuto.',
  },
  whatToDo:
    'Dopo il termine il fisco non li accetta più. Se è andata persa solo la risposta, reinviarli una volta: il codice arriva. Altrimenti chiedere al commercialista o all’ufficio delle imposte come dichiararli, poi segnarli come «Visto»: l’avviso scompare per tutti, il documento resta qui.',
  allSeen: 'Qualcuno li ha visti tutti',
  count: (count, written) => `${written} ${count === 1 ? 'documento' : 'documenti'}`,
  searchHint: 'Numero, cliente, targa, cassa',
  kind: 'Documento',
  number: 'Numero o cassa',
  about: 'Chi o dove',
  madeAt: 'Emesso',
  deadline: 'Il termine era',
  cause: 'Motivo',
  noAnswer: 'Il fisco non ha risposto in tempo.',
  amount: 'Importo',
  seen: 'Visto da',
  notSeen: 'Ancora da nessuno',
  see: {
    action: 'Visto',
    done: (count) => (count === 1 ? 'Segnato come visto.' : `${count} documenti segnati come visti.`),
    gone: 'Questo documento non si trova.',
    notMissed: 'Il termine di questo documento non è scaduto.',
    notYours: 'Il ruolo attuale non può segnare questo documento.',
    failed: 'Non è stato segnato',
  },
  resend: {
    action: 'Reinvia',
    all: 'Reinvia tutti',
    done: (count) =>
      count === 1
        ? 'Il documento è di nuovo in viaggio verso il fisco.'
        : `${count} documenti sono di nuovo in viaggio verso il fisco.`,
    gone: 'Questo documento non si trova.',
    refused: 'Il fisco ha rifiutato questo documento; dopo il termine reinviarlo non serve.',
    notYours: 'Il ruolo attuale non può reinviare questo documento.',
    failed: 'Il reinvio non è riuscito',
  },
};
