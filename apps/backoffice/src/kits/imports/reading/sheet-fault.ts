const sheetFaults = [
  'empty',
  'broken',
  'encrypted',
  'old-excel',
  'other-kind',
  'too-many-bytes',
  'too-many-rows',
  'unpacks-too-large',
  'unread',
  'stopped',
] as const;
export type SheetFaultReason = (typeof sheetFaults)[number];

/** Why a file cannot be read; every reason has an error message in the phrases. */
export class SheetFault extends Error {
  override readonly name = 'SheetFault';
  readonly reason: SheetFaultReason;

  constructor(reason: SheetFaultReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
