import { hindrance, mistake } from './fault-rule.ts';

export const issuerFields = [
  'Invoice/Seller/@IDNum',
  'Invoice/Buyer/@IDNum',
  'CashDeposit/@IssuerNUIS',
  'TCR/@IssuerNUIS',
  'WTN/Issuer/@NUIS',
];

/**
 * Codes that mean the same in both services. Source: Fiscalization Service, Technical, v07 and Einvoice Service,
 * Technical, v03, tables of error codes; the official text of 30 stands in the sample fault of both.
 */
export const faultsOfBoth = {
  '0': mistake('vendor', 'The XML cannot be extracted while its size is checked.'),
  // The same message passes once the clock is right, or once the time that it bears has come.
  '2': hindrance('vendor', 'The clock of the sender is too far from the clock of the authority.', [
    'Header/@SendDateTime',
  ]),
  '10': mistake('vendor', 'The XML cannot be extracted while its structure is checked.'),
  '20': mistake('vendor', 'The XML cannot be extracted while its signature is checked.'),
  '21': mistake('vendor', 'The Signature element is missing.', ['Signature']),
  '22': mistake('vendor', 'The Request element is missing.'),
  '23': mistake('vendor', 'The Signature element cannot be extracted.', ['Signature']),
  '24': mistake('vendor', 'There is more than one Signature element.', ['Signature']),
  '25': mistake('vendor', 'The wrong element is signed.', ['Signature/SignedInfo/Reference/@URI']),
  '26': mistake('vendor', 'The signature method is wrong.', [
    'Signature/SignedInfo/SignatureMethod/@Algorithm',
  ]),
  '27': mistake('vendor', 'The canonicalization method is wrong.', [
    'Signature/SignedInfo/CanonicalizationMethod/@Algorithm',
  ]),
  '28': mistake('vendor', 'The digest method is wrong.', [
    'Signature/SignedInfo/Reference/DigestMethod/@Algorithm',
  ]),
  '29': mistake('vendor', 'The signature value is wrong.', ['Signature/SignatureValue']),
  '30': mistake(
    'vendor',
    'The digest is wrong.',
    ['Signature/SignedInfo/Reference/DigestValue'],
    'Validation failed with digest wrong.',
  ),
  '31': mistake('vendor', 'The signature as a whole is wrong.', ['Signature']),
  '32': mistake('vendor', 'There are more KeyInfo elements than needed.', ['Signature/KeyInfo']),
  '33': mistake('vendor', 'The certificate is not an X.509 certificate.', ['Signature/KeyInfo/X509Data']),
  '34': mistake('owner', 'The certificate is not valid.', ['Signature/KeyInfo/X509Data']),
  '35': mistake('owner', 'The certificate was not issued by NAIS.', ['Signature/KeyInfo/X509Data']),
  '36': mistake('owner', 'The certificate has expired.', ['Signature/KeyInfo/X509Data']),
  '37': mistake('owner', 'The NUIS in the message is not the NUIS in the certificate.', issuerFields),
  '38': mistake('owner', 'The certificate was revoked.', ['Signature/KeyInfo/X509Data']),
  // Whoever knows the certificate did not answer the authority in time; nothing that was sent is wrong.
  '39': hindrance('authority', 'The status of the certificate is unknown.'),
  /** 900 to 999, whatever the authority calls its own trouble. */
  '9xx': hindrance('authority', 'Something went wrong inside the service of the authority.'),
} as const;
