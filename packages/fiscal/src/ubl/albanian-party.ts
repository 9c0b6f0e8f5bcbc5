import type { Contact, Party, PostalAddress } from './e-invoice-document.ts';

/** The register of addresses in which Albanian numbers stand. */
export const albanianScheme = '9923';

export interface Taxpayer {
  readonly nuis: string;
  readonly name: string;
  readonly tradingName?: string | undefined;
  readonly address: Omit<PostalAddress, 'country'>;
  /**
   * False for who is not in VAT, and for both sides of a document that is out of the scope of VAT: that one may not
   * say any number of VAT (BR-O-02).
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

/** The number of a party's tax registration, wherever a document has put it. */
export function taxNumberOf({
  endpoint,
  companyId,
  identifiers,
  taxRegistrations,
}: Party): string | undefined {
  const said = [
    endpoint?.scheme === albanianScheme ? endpoint.value : undefined,
    companyId?.value,
    ...taxRegistrations.map(({ id }) => id),
    ...identifiers.map(({ value }) => value),
  ];
  const numbers = said.map((each) => each?.replace(/^(?:9923:|AL(?=[A-Za-z]\d{8}[A-Za-z]$))/, ''));
  return numbers.find((each) => each !== undefined && /^[A-Za-z]\d{8}[A-Za-z]$/.test(each));
}
