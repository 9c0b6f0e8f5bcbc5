/** Object identifiers of name attributes. In Albanian certificates SN means surname, not serial number. */
export const nameParts = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  country: '2.5.4.6',
  locality: '2.5.4.7',
  state: '2.5.4.8',
  organization: '2.5.4.10',
  organizationalUnit: '2.5.4.11',
  title: '2.5.4.12',
  organizationIdentifier: '2.5.4.97',
} as const;
export type NamePart = keyof typeof nameParts;

/** Short labels used when a name is printed. */
export const shortNames: Readonly<Record<NamePart, string>> = {
  commonName: 'CN',
  surname: 'SN',
  serialNumber: 'serialNumber',
  country: 'C',
  locality: 'L',
  state: 'ST',
  organization: 'O',
  organizationalUnit: 'OU',
  title: 'title',
  organizationIdentifier: 'organizationIdentifier',
};

export const rsaEncryption = '1.2.840.113549.1.1.1';
export const sha256WithRsa = '1.2.840.113549.1.1.11';

export const extensions = {
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  issuerKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
} as const;

export const extendedUses = {
  clientAuthentication: '1.3.6.1.5.5.7.3.2',
  emailProtection: '1.3.6.1.5.5.7.3.4',
} as const;

/** Content types of a PKCS#12 file and its bags. */
export const contents = {
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  key: '1.2.840.113549.1.12.10.1.1',
  encryptedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  x509Certificate: '1.2.840.113549.1.9.22.1',
} as const;

/** PBES2 and PBKDF2: password-based encryption; the parameters name the cipher. */
export const passwordEncryption = '1.2.840.113549.1.5.13';
export const passwordDerivation = '1.2.840.113549.1.5.12';
