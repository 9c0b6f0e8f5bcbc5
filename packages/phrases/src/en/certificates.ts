import type { Phrases } from '../phrases.ts';

export const certificates: Phrases['certificates'] = {
  title: 'Certificate',
  hint: 'Invoices are signed with it. Without a valid certificate no invoice is fiscalized.',
  saved: 'The certificate was saved!',
  inUse: 'Certificate in use',
  none: 'The business has no certificate yet',
  noneText: 'Get it from e-Albania (service 13691) as a .p12 file and upload it here.',
  openPortal: 'Open e-Albania',
  outcomes: {
    good: 'Valid',
    'expires-soon': 'Expires soon',
    expired: 'Expired',
    'not-yet-valid': 'Not valid yet',
    'wrong-environment': 'Not the right one',
    'other-business': 'Of another business',
  },
  warnings: {
    'expires-soon': (daysLeft) => {
      if (daysLeft <= 0) return 'The certificate expires today';
      return daysLeft === 1
        ? 'The certificate expires tomorrow'
        : `The certificate expires in ${daysLeft} days`;
    },
    expired: 'The certificate has expired',
    'not-yet-valid': 'The certificate is not valid yet',
    'wrong-environment': 'The certificate is not the right one!',
    'other-business': 'The certificate is of another business',
  },
  advice: {
    'expires-soon': (moment) =>
      `After ${moment} invoices will wait. Get a new one from e-Albania and upload it; the old one works until then.`,
    expired: (moment) =>
      `Since ${moment} no invoice is fiscalized. Upload a new one or contact Tezga support.`,
    'not-yet-valid': (moment) =>
      `It is valid from ${moment}; until then no invoice is fiscalized. Contact Tezga support.`,
    'wrong-environment': 'It is of another environment, test or production. Upload the right certificate.',
    'other-business': 'The NIPT in it is not of this business. Upload the right certificate.',
  },
  goToSettings: 'Open Certificate',
  life: (from, to) => `Valid from ${from} to ${to}`,
  today: (day) => `today, ${day}`,
  issuedTo: 'Issued to',
  nipt: 'NIPT',
  issuedBy: 'Issued by',
  file: 'File',
  serialNumber: 'Serial number',
  uploaded: 'Uploaded',
  uploadedBy: (name, moment) => `${moment}, ${name}`,
  download: 'Download the certificate (PEM)',
  upload: 'Upload the certificate',
  replace: 'Replace the certificate',
  drop: 'Drop the .p12 file here',
  choose: 'or choose it from the computer',
  chooseOther: 'Choose another file',
  chosen: (name) => `Chosen: ${name}`,
  keyFile: 'Certificate file (.p12)',
  password: 'Password of the file',
  passwordHint: 'Used now and not kept. The key is kept encrypted.',
  checked: 'NIPT, dates and environment are checked before it is saved.',
  submit: 'Check and save',
  shorten: {
    title: 'Replace by one that ends earlier?',
    text: (current, given) =>
      `The certificate in use is valid until ${current}, the one you uploaded only until ${given}.`,
    consequence: 'The key of the certificate in use is deleted at once and cannot be brought back.',
    confirm: 'Replace it',
  },
  former: 'Former certificates',
  formerLife: (from, to) => `${from} – ${to}`,
  replacedOn: (day) => `replaced on ${day}`,
};
