import type { Phrases } from '../phrases.ts';

export const access: Phrases['access'] = {
  signIn: 'Accedi',
  signOut: 'Esci',
  signInTitle: 'Accesso',
  welcome: 'Benvenuti',
  welcomeHint: 'Accedete per continuare nella vostra attività.',
  username: 'E-mail o telefono',
  password: 'Password',
  wrongCredentials: 'I dati sono errati!',
  success: 'Riuscito!',
  slogan: ['Dalla cassa al bilancio,', 'senza scrivere nulla due volte.'],
  demo: 'Demo',
  demoChoose: 'Scegliete un accesso',
  demoPassword: 'password',
  part: {
    owner: 'titolare',
    operator: 'operatore',
    superAdmin: 'Super-admin',
    reseller: 'Rivenditore',
  },
  selectBusiness: 'Scegliete l’attività',
  selectBusinessHint: 'In quale attività volete lavorare?',
  noBusinesses: 'Ancora nessuna attività',
  noBusinessesHint:
    'Il vostro conto non è collegato ad alcuna attività. Parlate con il titolare o con il rivenditore.',
  fatal: 'Si è verificato un problema!',
  receipt: {
    total: 'Totale ALL',
    vat: 'di cui IVA 20%',
    fiscalized: 'Fiscalizzata',
    nivf: 'NIVF in 0,4 s',
  },
};
