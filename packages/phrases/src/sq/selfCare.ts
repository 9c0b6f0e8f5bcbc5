export const selfCare = {
  refreshed: 'Lidhja me Self-Care u rifreskua me sukses!',
};
