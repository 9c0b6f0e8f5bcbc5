import type { Phrases } from '../phrases.ts';

export const contracts: Phrases['contracts'] = {
  title: 'Contratto Tezga',
  none: 'NESSUN CONTRATTO',
  noneHint: 'Non c’è ancora un contratto da firmare.',
  terms: 'Termini e condizioni',
  accepted: 'Ho letto e accetto i termini e le condizioni',
  accept: 'Accetta',
  loadFailed: 'Non è stato possibile caricare il contratto!',
  loadLater: 'Lo chiederemo di nuovo al prossimo accesso.',
  required: 'Per continuare, leggete e accettate il contratto di servizio.',
  signed: 'Il contratto è stato accettato.',
  signedBy: (name, at) => `Accettato da ${name} il ${at}`,
  open: 'Contratto',
  updated: 'Il nuovo contratto è stato salvato. Al titolare verrà chiesto di accettarlo.',
  fileName: 'contratto-tezga',
  document: {
    business: 'Attività',
    nipt: 'NIPT',
    address: 'Indirizzo',
    owner: 'Rappresentata da',
    signed: 'Accettato elettronicamente',
    signer: 'Firmatario',
    signedAt: 'Data e ora',
    from: 'Da',
    textHash: 'SHA-256 del testo',
  },
};
