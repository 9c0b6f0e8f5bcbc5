export const http = {
  tryAgain: 'Serveri është i zënë. Provoni përsëri pas një sekonde.',
  livesElsewhere: 'Ky biznes gjendet në një adresë tjetër.',
  network: 'Nuk ka lidhje me serverin. Kontrolloni rrjetin dhe provoni përsëri.',
  timeout: 'Serveri nuk u përgjigj në kohë. Asgjë nuk ka humbur; provoni përsëri.',
};
