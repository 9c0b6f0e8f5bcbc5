/** A refused message: the official code, and in plain English the field and its error. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: number | string, detail = '') {
    super(detail);
    this.code = String(code);
  }
}

export function refuseUnless(isRight: boolean, code: number, detail = ''): asserts isRight {
  if (!isRight) throw new Refused(code, detail);
}
