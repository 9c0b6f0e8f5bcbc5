export const deadlines = {
  kinds: { invoice: 'Faturë', wtn: 'Faturë shoqëruese', deposit: 'Lëvizje e arkës' },
  counted: {
    invoice: (count: number) => (count === 1 ? '1 faturë' : `${count} fatura`),
    wtn: (count: number) => (count === 1 ? '1 faturë shoqëruese' : `${count} fatura shoqëruese`),
    deposit: (count: number) => (count === 1 ? '1 lëvizje e arkës' : `${count} lëvizje të arkës`),
  },
  near: {
    title: (documents: string) => `Pak kohë për të arritur te tatimet: ${documents}`,
    text: 'Pas afatit tatimet nuk i marrin më. Shihni arsyen dhe ndreqeni sa ka kohë.',
    action: 'Shihni cilat',
  },
  missed: {
    title: (documents: string) => `Afati kaloi: ${documents}`,
    text: 'Tatimet nuk i marrin më në këtë mënyrë. Te «Në pritje» shihni cilat janë dhe çfarë të bëni.',
    action: 'Shihni cilat',
  },
  elsewhere: { wtn: 'Te faturat shoqëruese', deposit: 'Te arka' },
  tabs: { waiting: 'Presin', missed: 'Afati kaloi' },
  nothingElse: {
    title: 'Asgjë tjetër nuk pret',
    text: 'Dokumentet që tatimet nuk i marrin më janë te «Afati kaloi».',
  },
  noInvoice: {
    title: 'Asnjë faturë nuk pret',
    text: 'Këtu dalin faturat që tatimet nuk i kanë marrë ende.',
  },
  whatToDo:
    'Tatimet nuk i marrin më pas afatit. Nëse humbi vetëm përgjigjja, ridërgojini një herë: kodi vjen. Përndryshe pyesni kontabilistin ose zyrën e tatimeve si deklarohen, pastaj shënoni «E pashë»: paralajmërimi hiqet për të gjithë, dokumenti mbetet këtu.',
  allSeen: 'Të gjitha i ka parë dikush',
  count: (count: number, written: string) => `${written} ${count === 1 ? 'dokument' : 'dokumente'}`,
  searchHint: 'Numër, klient, targë, arkë',
  kind: 'Dokumenti',
  number: 'Numri ose arka',
  about: 'Kush ose ku',
  madeAt: 'Lëshuar',
  deadline: 'Afati ishte',
  cause: 'Arsyeja',
  noAnswer: 'Tatimet nuk u përgjigjën në kohë.',
  amount: 'Shuma',
  seen: 'Parë nga',
  notSeen: 'Ende nga askush',
  see: {
    action: 'E pashë',
    done: (count: number) =>
      count === 1 ? 'U shënua «E pashë».' : `${count} dokumente u shënuan «E pashë».`,
    gone: 'Ky dokument nuk gjendet.',
    notMissed: 'Ky dokument nuk është me afat të kaluar.',
    notYours: 'Roli juaj nuk ju lejon ta shënoni këtë dokument.',
    failed: 'Nuk u shënua',
  },
  resend: {
    action: 'Ridërgo',
    all: 'Ridërgo të gjitha',
    done: (count: number) =>
      count === 1 ? 'Dokumenti u nis përsëri te tatimet.' : `${count} dokumente u nisën përsëri te tatimet.`,
    gone: 'Ky dokument nuk gjendet.',
    refused: 'Tatimet e kanë refuzuar këtë dokument; pas afatit ridërgimi nuk ndihmon.',
    notYours: 'Roli juaj nuk ju lejon ta ridërgoni këtë dokument.',
    failed: 'Ridërgimi nuk u krye',
  },
};
