export const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#';

/** The only algorithms that are accepted; for each of them, any other algorithm has its own fault code. */
export const algorithms = {
  canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
} as const;
