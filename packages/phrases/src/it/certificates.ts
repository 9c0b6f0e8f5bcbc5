import type { Phrases } from '../phrases.ts';

export const certificates: Phrases['certificates'] = {
  title: 'Certificato',
  hint: 'Con esso si firmano le fatture. Senza un certificato valido nessuna fattura si fiscalizza.',
  saved: 'Il certificato è stato salvato!',
  inUse: 'Certificato in uso',
  none: 'L’azienda non ha ancora un certificato',
  noneText: 'Richiederlo su e-Albania (servizio 13691) come file .p12 e caricarlo qui.',
  openPortal: 'Apri e-Albania',
  outcomes: {
    good: 'Valido',
    'expires-soon': 'Scade presto',
    expired: 'Scaduto',
    'not-yet-valid': 'Non ancora valido',
    'wrong-environment': 'Non è quello giusto',
    'other-business': 'Di un’altra azienda',
  },
  warnings: {
    'expires-soon': (daysLeft) => {
      if (daysLeft <= 0) return 'Il certificato scade oggi';
      return daysLeft === 1 ? 'Il certificato scade domani' : `Il certificato scade fra ${daysLeft} giorni`;
    },
    expired: 'Il certificato è scaduto',
    'not-yet-valid': 'Il certificato non è ancora valido',
    'wrong-environment': 'Il certificato non è quello giusto!',
    'other-business': 'Il certificato è di un’altra azienda',
  },
  advice: {
    'expires-soon': (moment) =>
      `Dopo il ${moment} le fatture resteranno in attesa. Richiederne uno nuovo su e-Albania e caricarlo; il vecchio vale fino ad allora.`,
    expired: (moment) =>
      `Dal ${moment} nessuna fattura si fiscalizza. Caricarne uno nuovo o contattare l’assistenza di Tezga.`,
    'not-yet-valid': (moment) =>
      `Vale dal ${moment}; fino ad allora nessuna fattura si fiscalizza. Contattare l’assistenza di Tezga.`,
    'wrong-environment': 'È di un altro ambiente, di prova o di lavoro. Caricare il certificato giusto.',
    'other-business': 'Il NIPT che contiene non è di questa azienda. Caricare il certificato giusto.',
  },
  goToSettings: 'Apri il certificato',
  life: (from, to) => `Valido dal ${from} al ${to}`,
  today: (day) => `oggi, ${day}`,
  issuedTo: 'Rilasciato a',
  nipt: 'NIPT',
  issuedBy: 'Rilasciato da',
  file: 'File',
  serialNumber: 'Numero di serie',
  uploaded: 'Caricato',
  uploadedBy: (name, moment) => `${moment}, ${name}`,
  download: 'Scarica il certificato (PEM)',
  upload: 'Carica il certificato',
  replace: 'Sostituisci il certificato',
  drop: 'Trascinare qui il file .p12',
  choose: 'o sceglierlo dal computer',
  chooseOther: 'Scegliere un altro file',
  chosen: (name) => `Scelto: ${name}`,
  keyFile: 'File del certificato (.p12)',
  password: 'Password del file',
  passwordHint: 'Serve solo adesso e non si conserva. La chiave si conserva cifrata.',
  checked: 'Prima di salvare si controllano NIPT, date e ambiente.',
  submit: 'Controlla e salva',
  shorten: {
    title: 'Sostituire con uno che termina prima?',
    text: (current, given) =>
      `Il certificato in uso vale fino al ${current}, quello caricato solo fino al ${given}.`,
    consequence: 'La chiave del certificato in uso viene eliminata subito e non si recupera più.',
    confirm: 'Sostituisci',
  },
  former: 'Certificati precedenti',
  formerLife: (from, to) => `${from} – ${to}`,
  replacedOn: (day) => `sostituito il ${day}`,
};
