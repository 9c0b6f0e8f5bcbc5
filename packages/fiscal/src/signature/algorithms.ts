export const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * The only accepted algorithms. A signature with another algorithm gets fault code 26 (signature), 27
 * (canonicalization or transforms) or 28 (digest).
 */
export const algorithms = {
  canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
} as const;
