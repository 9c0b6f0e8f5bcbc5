export const arrival = {
  title: 'Të hyni me një llogari tjetër?',
  message: (name: string) =>
    `Në këtë shfletues po punon ${name}. Lidhja që u hap hyn me një llogari tjetër ose në një biznes tjetër. Nëse nuk e prisnit, anulojeni.`,
  confirm: 'Hyr me llogarinë tjetër',
};
