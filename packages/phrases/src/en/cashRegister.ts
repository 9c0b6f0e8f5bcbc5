import type { Phrases } from '../phrases.ts';

export const cashRegister: Phrases['cashRegister'] = {
  done: {
    INITIAL: 'The drawer is open.',
    DEPOSIT: 'The deposit is kept.',
    WITHDRAW: 'The withdrawal is kept.',
  },
};
