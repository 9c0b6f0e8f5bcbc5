import type { Phrases } from '../phrases.ts';

export const mending: Phrases['mending'] = {
  action: 'Correggi e reinvia',
  proposal: 'Proposta, dalle impostazioni',
  fullReply: (code) => `Risposta completa del fisco, errore ${code}`,
  requestId: 'Codice della richiesta',
  differs: 'Le impostazioni sono state corrette da quando questa fattura è stata emessa.',
  title: (number) => `Correggere i dati della fattura ${number}?`,
  titleMany: (howMany) =>
    howMany === 1 ? 'Correggere i dati di 1 fattura?' : `Correggere i dati di ${howMany} fatture?`,
  text: 'Si prendono i dati di oggi dalle impostazioni, e la fattura torna al fisco.',
  newNslf: 'Il NSLF diventa nuovo; quello di prima resta nello storico.',
  change: (before, after) => `${before === '' ? '—' : before} → ${after}`,
  done: 'La fattura è stata corretta ed è in viaggio verso il fisco.',
  queued: 'Non c’era nulla da correggere; la fattura è in viaggio così com’è.',
  failed: 'La fattura non è stata corretta',
  gone: 'Questa fattura non esiste.',
  hindrances: {
    'not-refused':
      'La fattura non attende più correzioni: è stata inviata nel frattempo, il fisco l’ha accettata, o è uscita dai libri.',
    vat: 'L’azienda è entrata nell’IVA o ne è uscita da quando la fattura fu emessa, quindi il fisco attende altre somme. Toglierla dai libri ed emetterla di nuovo.',
    printed:
      'Il suo NSLF sta sulla carta e non può cambiare. Se il codice che la fattura porta è giusto, registrarlo in Self-Care e reinviarla; altrimenti toglierla dai libri, riprendere la carta ed emetterla di nuovo.',
    referred:
      'Un’altra fattura ha già comunicato il suo NSLF al fisco o sulla carta, quindi l’NSLF non cambia più. Registrare su Self-Care i codici che porta la fattura, poi inviarla di nuovo.',
    'number-taken':
      'Un’altra fattura ha questo numero con lo stesso codice TCR. Controllare i codici TCR delle casse.',
  },
  facts: {
    businessUnitCode: 'Codice dell’unità',
    tcrCode: 'Codice TCR',
    operatorCode: 'Codice dell’operatore',
    softwareCode: 'Codice del programma',
    sellerName: 'Nome del venditore',
    sellerNuis: 'NIPT del venditore',
    sellerAddress: 'Indirizzo del venditore',
    sellerTown: 'Città del venditore',
    sellerCountry: 'Paese del venditore',
  },
};
