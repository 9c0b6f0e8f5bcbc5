/** What the specification leaves open or changes over the years. */
export interface RuleSettings {
  /** How far the clock of a sender may be from ours (code 2); the number was never published. */
  readonly clockMinutesMost: number;
  /** The most a cash invoice between taxpayers may be, in whole lek, by the first day it counts (code 40); newest first. */
  readonly cashLimits: readonly { readonly from: string; readonly lek: bigint }[];
  /** Whether a till must have its INITIAL deposit of the day before it sells. */
  readonly needsInitialDeposit: boolean;
  /** How many days back a document referred to may lie (code 61); "distant past" was never put in figures. */
  readonly referenceDaysMost: number;
  /** Whether the code of a document must be made exactly as its specification words it, not as clients do it too. */
  readonly isStrictWithCodes: boolean;
}

export const usualSettings: RuleSettings = {
  clockMinutesMost: 60,
  cashLimits: [
    { from: '2026-01-01', lek: 100_000n },
    { from: '0001-01-01', lek: 150_000n },
  ],
  needsInitialDeposit: true,
  // Documents are kept, and may be corrected, for five years.
  referenceDaysMost: 5 * 366,
  isStrictWithCodes: false,
};
