export const alerts = {
  title: 'Kërkon vëmendje',
  bell: (count: number) => (count === 0 ? 'Njoftime: asnjë' : `Njoftime: ${count}`),
  calm: 'Asgjë nuk pret veprimin tuaj.',
  readFailed: 'Njoftimet nuk u lexuan',
  eInvoices: (count: number) => (count === 1 ? '1 e-faturë' : `${count} e-fatura`),
  refused: (what: string, count: number) =>
    `${what} ${count === 1 ? 'e refuzuar' : 'të refuzuara'} nga tatimet`,
  pending: (what: string) => `${what} në pritje të fiskalizimit`,
  pendingEic: (what: string) => `${what} në pritje të EIC`,
  missed: (what: string) => `${what} me afat të kaluar`,
  missedText: 'Afati i dërgimit ka kaluar: shihni çfarë të bëni.',
  pendingText: 'Ridërgohen vetë.',
  noDeadline: 'Ka NIVF; mungon vetëm regjistrimi i e-faturës.',
  left: (hours: number) =>
    hours < 1 ? 'më pak se 1 orë e mbetur' : hours === 1 ? '1 orë e mbetur' : `${hours} orë të mbetura`,
  certificateMissing: 'Biznesi nuk ka certifikatë',
  certificateMissingText: 'Pa certifikatë asnjë faturë nuk fiskalizohet.',
  purchases: (count: number) =>
    count === 1
      ? '1 e-faturë e furnitorit pret përgjigje'
      : `${count} e-fatura të furnitorëve presin përgjigje`,
  overdue: (count: number) =>
    count === 1 ? '1 faturë e papaguar me afat të kaluar' : `${count} fatura të papaguara me afat të kaluar`,
  oldestDue: (day: string) => `Afati më i vjetër: ${day}`,
  lowStock: (count: number) => (count === 1 ? '1 artikull nën minimum' : `${count} artikuj nën minimum`),
  oldest: (day: string) => `Më e vjetra: ${day}`,
  fix: 'Ndreq',
  resend: 'Ridërgo tani',
  see: 'Shiko',
  renew: 'Rinovo',
  upload: 'Ngarko',
  answer: 'Përgjigju',
  authority: {
    answers: 'Tatimet në linjë',
    silent: 'Tatimet nuk përgjigjen',
    unknown: 'Me tatimet ende pa lidhje',
    lastNivf: (at: string) => `NIVF i fundit: ${at}`,
    noNivf: 'Ende asnjë NIVF',
    silentHint: 'Mund të shisni: faturat dërgohen vetë sapo tatimet të përgjigjen.',
  },
};
