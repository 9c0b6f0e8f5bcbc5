export const cashRegister = {
  done: {
    INITIAL: 'Sirtari u hap.',
    DEPOSIT: 'Depozitimi u ruajt.',
    WITHDRAW: 'Tërheqja u ruajt.',
  },
};
