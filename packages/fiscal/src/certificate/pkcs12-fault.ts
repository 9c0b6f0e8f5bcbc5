/** Reasons to refuse a key file; the screen has an error message for each. */
export const pkcs12Problems = [
  'too-large',
  'not-pkcs12',
  'damaged',
  'wrong-password',
  'unsupported-protection',
  'no-key',
  'key-not-rsa',
  'no-certificate',
  'no-matching-certificate',
] as const;
export type Pkcs12Problem = (typeof pkcs12Problems)[number];

/** Thrown inside the PKCS#12 reader; `readPkcs12` catches it and returns the problem. */
export class Pkcs12Fault extends Error {
  override readonly name = 'Pkcs12Fault';
  readonly problem: Pkcs12Problem;

  constructor(problem: Pkcs12Problem) {
    super(problem);
    this.problem = problem;
  }
}
