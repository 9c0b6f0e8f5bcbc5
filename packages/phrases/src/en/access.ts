import type { Phrases } from '../phrases.ts';

export const access: Phrases['access'] = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  signInTitle: 'Sign in',
  welcome: 'Welcome',
  welcomeHint: 'Sign in to go on to your business.',
  username: 'E-mail or phone',
  password: 'Password',
  wrongCredentials: 'The credentials are wrong!',
  success: 'Success!',
  slogan: ['From the till to the balance sheet,', 'nothing written twice.'],
  demo: 'Demo',
  demoChoose: 'Choose a login',
  demoPassword: 'password',
  part: {
    owner: 'owner',
    operator: 'operator',
    superAdmin: 'Super admin',
    reseller: 'Reseller',
  },
  selectBusiness: 'Choose the business',
  selectBusinessHint: 'Which business do you want to work in?',
  noBusinesses: 'No business yet',
  noBusinessesHint: 'Your account is not joined to any business. Talk to the owner or to your reseller.',
  fatal: 'Something went wrong!',
  receipt: {
    total: 'Total ALL',
    vat: 'of which VAT 20%',
    fiscalized: 'Fiscalized',
    nivf: 'FIC in 0.4 s',
  },
};
