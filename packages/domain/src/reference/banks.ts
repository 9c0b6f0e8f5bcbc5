export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly swift: string;
  /** The three digits of an Albanian IBAN that identify the bank; null if they are not published. */
  readonly ibanCode: string | null;
}

// BICs come from a public SWIFT listing; an IBAN code is given only if published IBANs confirm it.
export const banks: readonly Bank[] = [
  { id: 'BKT', name: 'Banka Kombëtare Tregtare', swift: 'NCBAALTX', ibanCode: '205' },
  { id: 'RAI', name: 'Raiffeisen Bank', swift: 'SGSBALTX', ibanCode: '202' },
  { id: 'CREDINS', name: 'Banka Credins', swift: 'CDISALTR', ibanCode: '212' },
  { id: 'INTESA', name: 'Intesa Sanpaolo Bank Albania', swift: 'USALALTR', ibanCode: '208' },
  { id: 'OTP', name: 'Banka OTP Albania', swift: 'PUPPALTR', ibanCode: '902' },
  { id: 'TIRANA', name: 'Tirana Bank', swift: 'TIRBALTR', ibanCode: null },
  { id: 'UNION', name: 'Union Bank', swift: 'UNALALTR', ibanCode: null },
  { id: 'PROCREDIT', name: 'ProCredit Bank', swift: 'FEFAALTR', ibanCode: null },
  { id: 'ABI', name: 'Banka Amerikane e Investimeve', swift: 'EMPOALTR', ibanCode: null },
  { id: 'FIBANK', name: 'Banka e Parë e Investimeve, Albania', swift: 'FINVALTR', ibanCode: null },
  { id: 'UBA', name: 'Banka e Bashkuar e Shqipërisë', swift: 'AAISALTR', ibanCode: null },
  { id: 'PAYSERA', name: 'Paysera Albania', swift: 'PYALALT2', ibanCode: null },
  { id: 'POSTA', name: 'Posta Shqiptare', swift: 'SHQHALT1', ibanCode: null },
  { id: 'BSH', name: 'Banka e Shqipërisë', swift: 'STANALTR', ibanCode: null },
];
