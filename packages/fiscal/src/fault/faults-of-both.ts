import { transientFault, permanentFault } from './fault-rule.ts';

export const issuerFields = [
  'Invoice/Seller/@IDNum',
  'Invoice/Buyer/@IDNum',
  'CashDeposit/@IssuerNUIS',
  'TCR/@IssuerNUIS',
  'WTN/Issuer/@NUIS',
];

/**
 * Codes with the same meaning in both services. Source: Fiscalization Service, Technical, v07, and Einvoice
 * Service, Technical, v03, tables of error codes; the official text of code 30 is from the sample faults of
 * both services.
 */
export const faultsOfBoth = {
  '0': permanentFault('vendor', 'The XML cannot be extracted while its size is checked.'),
  // Transient: a retry succeeds after the clock is corrected or, if the time in the message is in the future,
  // after that time has come.
  '2': transientFault('vendor', 'The clock of the sender is too far from the clock of the authority.', [
    'Header/@SendDateTime',
  ]),
  '10': permanentFault('vendor', 'The XML cannot be extracted while its structure is checked.'),
  '20': permanentFault('vendor', 'The XML cannot be extracted while its signature is checked.'),
  '21': permanentFault('vendor', 'The Signature element is missing.', ['Signature']),
  '22': permanentFault('vendor', 'The Request element is missing.'),
  '23': permanentFault('vendor', 'The Signature element cannot be extracted.', ['Signature']),
  '24': permanentFault('vendor', 'There is more than one Signature element.', ['Signature']),
  '25': permanentFault('vendor', 'The wrong element is signed.', ['Signature/SignedInfo/Reference/@URI']),
  '26': permanentFault('vendor', 'The signature method is wrong.', [
    'Signature/SignedInfo/SignatureMethod/@Algorithm',
  ]),
  '27': permanentFault('vendor', 'The canonicalization method is wrong.', [
    'Signature/SignedInfo/CanonicalizationMethod/@Algorithm',
  ]),
  '28': permanentFault('vendor', 'The digest method is wrong.', [
    'Signature/SignedInfo/Reference/DigestMethod/@Algorithm',
  ]),
  '29': permanentFault('vendor', 'The signature value is wrong.', ['Signature/SignatureValue']),
  '30': permanentFault(
    'vendor',
    'The digest is wrong.',
    ['Signature/SignedInfo/Reference/DigestValue'],
    'Validation failed with digest wrong.',
  ),
  '31': permanentFault('vendor', 'The signature as a whole is wrong.', ['Signature']),
  '32': permanentFault('vendor', 'There are more KeyInfo elements than needed.', ['Signature/KeyInfo']),
  '33': permanentFault('vendor', 'The certificate is not an X.509 certificate.', [
    'Signature/KeyInfo/X509Data',
  ]),
  '34': permanentFault('owner', 'The certificate is not valid.', ['Signature/KeyInfo/X509Data']),
  '35': permanentFault('owner', 'The certificate was not issued by NAIS.', ['Signature/KeyInfo/X509Data']),
  '36': permanentFault('owner', 'The certificate has expired.', ['Signature/KeyInfo/X509Data']),
  '37': permanentFault('owner', 'The NUIS in the message is not the NUIS in the certificate.', issuerFields),
  '38': permanentFault('owner', 'The certificate was revoked.', ['Signature/KeyInfo/X509Data']),
  // The authority could not check the status of the certificate in time; the message itself has no fault.
  '39': transientFault('authority', 'The status of the certificate is unknown.'),
  /** The codes 900 to 999 are internal errors of the authority. */
  '9xx': transientFault('authority', 'Something went wrong inside the service of the authority.'),
} as const;
