import type { Phrases } from '../phrases.ts';

export const messages: Phrases['messages'] = {
  greeting: (name) => `Hello ${name},`,
  copyLink: 'If the button does not open, copy this address into your browser:',
  signature: 'The Tezga team',
  notYou:
    'If this was not you, set a new password at once with “Forgot your password?” on the sign-in page, and tell whoever looks after your business.',
  welcome: {
    subject: 'Your Tezga account is ready',
    before: (businessName) =>
      businessName === null
        ? 'Welcome! An account in Tezga was opened for you.'
        : `Welcome! An account in Tezga was opened for you at ${businessName}.`,
    credentials: (username, password) => `Username: ${username}\nPassword: ${password}`,
    button: 'Sign in to Tezga',
    after:
      'When you first sign in you will be asked to choose a password of your own. Tell it to nobody, not even us.',
    sms: (username, password, link) =>
      `Tezga: your account is ready. Username: ${username} Password: ${password} Sign in: ${link}`,
  },
  verification: {
    subject: 'Verify your e-mail in Tezga',
    before: 'This e-mail was given for your Tezga account. Open the link to show that it is yours.',
    button: 'Verify the e-mail',
    after: 'The link works for 24 hours and only once. If you did not expect this message, do nothing.',
    sms: (code, link) => `Tezga: verification code ${code} (good for 24 hours). Type it or open: ${link}`,
  },
  reset: {
    subject: 'A new password for Tezga',
    before: 'A new password was asked for your Tezga account. Open the link to choose it.',
    button: 'Choose the new password',
    after:
      'The link works for 30 minutes and only once. If you did not ask for it, do nothing: your password stays as it was.',
    sms: (code, link) =>
      `Tezga: code for a new password ${code} (good for 30 minutes). Type it or open: ${link}`,
  },
  joined: {
    subject: (businessName) => `${businessName} invites you as an employee`,
    text: (businessName) =>
      `${businessName} invites you as an employee in Tezga. Sign in with the account and the password you have, and accept or decline at My account › Invitations.`,
    after: 'Nothing changes until you accept. Tell your password to nobody.',
    sms: (businessName) =>
      `Tezga: ${businessName} invites you as an employee. Sign in and accept at My account, Invitations.`,
  },
  report: {
    subject: (title, businessName) => `${title} · ${businessName}`,
    text: (title, businessName) => `The report “${title}” of ${businessName} is attached as a PDF.`,
    after:
      'You receive it because your name is among its recipients. Who may send it can change this in the report, under “Send by e-mail”.',
  },
  notices: {
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'The password of your Tezga account was just changed. The other devices you were signed in on were signed out.',
      sms: 'Tezga: your password was just changed. If this was not you, set a new one at once on the sign-in page.',
    },
    passwordGiven: {
      subject: 'Your password was set by someone else',
      text: 'At your request, the password of your Tezga account was set by whoever looks after it. All devices were signed out, and when you first sign in you will be asked to choose a password of your own.',
      sms: 'Tezga: at your request your password was set by someone else. Choose your own when you next sign in.',
    },
    emailChangeBegun: {
      subject: 'The e-mail of your account is being changed',
      text: 'A new e-mail was given for your Tezga account. It counts as soon as it is verified.',
      sms: 'Tezga: a new e-mail was given for your account. If this was not you, change your password at once.',
    },
    phoneChangeBegun: {
      subject: 'The phone of your account is being changed',
      text: 'A new phone number was given for your Tezga account. It counts as soon as it is verified.',
      sms: 'Tezga: a new phone was given for your account. If this was not you, change your password at once.',
    },
    emailReplaced: {
      subject: 'The e-mail of your account was changed',
      text: 'The e-mail of your Tezga account was replaced. The earlier address no longer signs in.',
      sms: 'Tezga: the e-mail of your account was changed. If this was not you, change your password at once.',
    },
    phoneReplaced: {
      subject: 'The phone of your account was changed',
      text: 'The phone of your Tezga account was replaced. The earlier number no longer signs in.',
      sms: 'Tezga: the phone of your account was changed. If this was not you, change your password at once.',
    },
  },
};
