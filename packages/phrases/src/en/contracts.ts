import type { Phrases } from '../phrases.ts';

export const contracts: Phrases['contracts'] = {
  title: 'Tezga contract',
  none: 'NO CONTRACT',
  noneHint: 'There is no contract to sign yet.',
  terms: 'Terms and conditions',
  accepted: 'I have read and accept the terms and conditions',
  accept: 'Accept',
  loadFailed: 'The contract could not be loaded!',
  loadLater: 'We will ask again the next time you sign in.',
  required: 'To go on, read and accept the service contract.',
  signed: 'The contract was accepted.',
  signedBy: (name, at) => `Accepted by ${name} on ${at}`,
  open: 'Contract',
  updated: 'The new contract was saved. The owner will be asked to accept it.',
  fileName: 'tezga-contract',
  document: {
    business: 'Business',
    nipt: 'NIPT',
    address: 'Address',
    owner: 'Represented by',
    signed: 'Accepted electronically',
    signer: 'Signer',
    signedAt: 'Date and time',
    from: 'From',
    textHash: 'SHA-256 of the text',
  },
};
