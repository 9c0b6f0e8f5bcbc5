import type { Contact, Party, PostalAddress } from './e-invoice-document.ts';

/** Electronic address scheme (EAS) for Albanian tax numbers. */
export const albanianScheme = '9923';

export interface Taxpayer {
  readonly nuis: string;
  readonly name: string;
  readonly tradingName?: string | undefined;
  readonly address: Omit<PostalAddress, 'country'>;
  /**
   * True to write the tax number as a VAT number. False for a party outside VAT, and for both parties of a
   * document out of the scope of VAT, which must not contain VAT numbers (BR-O-02).
   */
  readonly isInVat: boolean;
  readonly contact?: Contact | undefined;
}

export function albanianParty({ nuis, name, tradingName, address, isInVat, contact }: Taxpayer): Party {
  return {
    endpoint: { value: nuis, scheme: albanianScheme },
    identifiers: [{ value: nuis }],
    tradingName: tradingName ?? name,
    address: { ...address, country: 'AL' },
    taxRegistrations: [isInVat ? { id: `AL${nuis}`, scheme: 'VAT' } : { id: nuis, scheme: 'FRE' }],
    name,
    companyId: { value: nuis },
    contact,
  };
}

/** The tax number of a party; senders put it in different places. */
export function taxNumberOf({
  endpoint,
  companyId,
  identifiers,
  taxRegistrations,
}: Party): string | undefined {
  const candidates = [
    endpoint?.scheme === albanianScheme ? endpoint.value : undefined,
    companyId?.value,
    ...taxRegistrations.map(({ id }) => id),
    ...identifiers.map(({ value }) => value),
  ];
  const numbers = candidates.map((each) => each?.replace(/^(?:9923:|AL(?=[A-Za-z]\d{8}[A-Za-z]$))/, ''));
  return numbers.find((each) => each !== undefined && /^[A-Za-z]\d{8}[A-Za-z]$/.test(each));
}
