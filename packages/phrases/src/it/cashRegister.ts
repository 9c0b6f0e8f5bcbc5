import type { Phrases } from '../phrases.ts';

export const cashRegister: Phrases['cashRegister'] = {
  done: {
    INITIAL: 'Il cassetto è aperto.',
    DEPOSIT: 'Il deposito è registrato.',
    WITHDRAW: 'Il prelievo è registrato.',
  },
};
