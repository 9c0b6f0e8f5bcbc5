/** Errors of the browser's copy of customers; they appear only in the log. */
export const localStore = {
  'unknown-database': 'Db name nuk eshte percaktuar',
  'no-data': 'No data specified!',
  'wrong-format': 'Format jo i saktë i të dhënave!',
  'not-ours': 'Të dhënat lokale i përkasin një biznesi tjetër.',
  overtaken: 'Një skedë tjetër i ka marrë ndryshimet më parë.',
};
