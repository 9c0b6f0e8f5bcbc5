export const certificates = {
  title: 'Certifikata',
  hint: 'Me të nënshkruhen faturat. Pa certifikatë të vlefshme asnjë faturë nuk fiskalizohet.',
  saved: 'Certifikata u ruajt me sukses!',
  inUse: 'Certifikata në përdorim',
  none: 'Biznesi nuk ka ende certifikatë',
  noneText: 'Merreni te e-Albania (shërbimi 13691) si skedar .p12 dhe ngarkojeni këtu.',
  openPortal: 'Hap e-Albania',
  outcomes: {
    good: 'E vlefshme',
    'expires-soon': 'Skadon së shpejti',
    expired: 'Skaduar',
    'not-yet-valid': 'Nuk vlen ende',
    'wrong-environment': 'E pasaktë',
    'other-business': 'E një biznesi tjetër',
  },
  warnings: {
    'expires-soon': (daysLeft: number) => {
      if (daysLeft <= 0) return 'Certifikata skadon sot';
      return daysLeft === 1 ? 'Certifikata skadon nesër' : `Certifikata skadon pas ${daysLeft} ditësh`;
    },
    expired: 'Certifikata ka skaduar',
    'not-yet-valid': 'Certifikata nuk ka filluar ende të vlejë',
    'wrong-environment': 'Çertifikata nuk është e saktë!',
    'other-business': 'Certifikata është e një biznesi tjetër',
  },
  advice: {
    'expires-soon': (moment: string) =>
      `Pas ${moment} faturat mbeten në pritje. Merrni një të re në e-Albania dhe ngarkojeni; e vjetra punon deri atëherë.`,
    expired: (moment: string) =>
      `Që nga ${moment} asnjë faturë nuk fiskalizohet. Ngarkoni një të re ose kontaktoni mbështetjen e Tezgës.`,
    'not-yet-valid': (moment: string) =>
      `Vlen që nga ${moment}; deri atëherë asnjë faturë nuk fiskalizohet. Kontaktoni mbështetjen e Tezgës.`,
    'wrong-environment': 'Është e një mjedisi tjetër, prove ose pune. Ngarkoni certifikatën e duhur.',
    'other-business': 'NIPT-i në të nuk është i këtij biznesi. Ngarkoni certifikatën e duhur.',
  },
  goToSettings: 'Hap Certifikatën',
  life: (from: string, to: string) => `Vlen nga ${from} deri më ${to}`,
  today: (day: string) => `sot, ${day}`,
  issuedTo: 'Lëshuar për',
  nipt: 'NIPT',
  issuedBy: 'Lëshuar nga',
  file: 'Skedari',
  serialNumber: 'Numri serial',
  uploaded: 'Ngarkuar',
  uploadedBy: (name: string, moment: string) => `${moment}, ${name}`,
  download: 'Shkarko certifikatën (PEM)',
  upload: 'Ngarko certifikatën',
  replace: 'Zëvendëso certifikatën',
  drop: 'Lëshoni këtu skedarin .p12',
  choose: 'ose zgjidhni nga kompjuteri',
  chooseOther: 'Zgjidhni një skedar tjetër',
  chosen: (name: string) => `Zgjedhur: ${name}`,
  keyFile: 'Skedari i certifikatës (.p12)',
  password: 'Fjalëkalimi i skedarit',
  passwordHint: 'Përdoret vetëm tani dhe nuk ruhet. Çelësi ruhet i koduar.',
  checked: 'Para ruajtjes kontrollohen NIPT-i, datat dhe mjedisi.',
  submit: 'Kontrollo dhe ruaj',
  shorten: {
    title: 'Zëvendëso me një që mbaron më herët?',
    text: (current: string, given: string) =>
      `Certifikata në përdorim vlen deri më ${current}, ajo që ngarkuat vetëm deri më ${given}.`,
    consequence: 'Çelësi i certifikatës në përdorim fshihet menjëherë dhe nuk kthehet më.',
    confirm: 'Zëvendësoje',
  },
  former: 'Certifikatat e mëparshme',
  formerLife: (from: string, to: string) => `${from} – ${to}`,
  replacedOn: (day: string) => `zëvendësuar më ${day}`,
};
