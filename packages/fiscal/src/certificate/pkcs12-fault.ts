/** Why a key file could not be used. Each is told to whoever chose the file in a sentence of its own. */
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

/** How a problem leaves the depth of a file; whoever asked to read the file gets it as an answer. */
export class Pkcs12Fault extends Error {
  override readonly name = 'Pkcs12Fault';
  readonly problem: Pkcs12Problem;

  constructor(problem: Pkcs12Problem) {
    super(problem);
    this.problem = problem;
  }
}
