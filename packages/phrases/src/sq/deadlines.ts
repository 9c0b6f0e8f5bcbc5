export const deadlines = {
  kinds: { invoice: 'Faturë', wtn: 'Faturë shoqëruese', deposit: 'Lëvizje e arkës' },
  counted: {
    invoice: (count: number) => (count === 1 ? '1 faturë' : `${count} fatura`),
    wtn: (count: number) => (count === 1 ? '1 faturë shoqëruese' : `${count} fatura shoqëruese`),
    deposit: (count: number) => (count === 1 ? '1 lëvizje e arkës' : `${count} lëvizje të arkës`),
  },
  near: {
    title: (documents: string) => `Pak kohë për të arritur te tatimet: ${documents}`,
    text: 'Pas afatit tatimet nuk i marrin më. Shihni arsyen dhe ridërgojini.',
    action: 'Shihni cilat',
  },
  missed: {
    title: (documents: string) => `Afati kaloi: ${documents}`,
    text: 'Tatimet nuk i marrin më në këtë rrugë. Te «Në pritje» shihni cilat janë dhe çfarë të bëni.',
    action: 'Shihni cilat',
  },
  elsewhere: { wtn: 'Te faturat shoqëruese', deposit: 'Te arka' },
  tabs: { waiting: 'Presin', missed: 'Afati kaloi' },
  nothingElse: {
    title: 'Asgjë tjetër nuk pret',
    text: 'Dokumentet që tatimet nuk i marrin më janë te «Afati kaloi».',
  },
  whatToDo:
    'Tatimet nuk i marrin më në këtë rrugë; ridërgimi nuk ndihmon. Flisni me kontabilistin ose me drejtorinë tatimore si deklarohen, pastaj shënoni «E pashë»: paralajmërimi hiqet për të gjithë, dokumenti mbetet këtu.',
  allSeen: 'Të gjitha i ka parë dikush',
  count: (count: number, written: string) => `${written} ${count === 1 ? 'dokument' : 'dokumente'}`,
  searchHint: 'Numër, klient, targë, arkë',
  kind: 'Dokumenti',
  number: 'Numri ose arka',
  about: 'Kush ose ku',
  madeAt: 'Lëshuar',
  deadline: 'Afati ishte',
  cause: 'Arsyeja',
  amount: 'Shuma',
  seen: 'Parë nga',
  notSeen: 'Ende askush',
  open: 'Hap dokumentin',
  see: {
    action: 'E pashë',
    done: (count: number) =>
      count === 1
        ? 'U shënua «E pashë»; paralajmërimi u hoq.'
        : `${count} dokumente u shënuan «E pashë»; paralajmërimi u hoq.`,
    gone: 'Ky dokument nuk gjendet.',
    notMissed: 'Ky dokument nuk është me afat të kaluar.',
    notYours: 'Roli juaj nuk e shënon këtë dokument.',
    failed: 'Nuk u shënua',
  },
};
