/** Settings for rules that the specification leaves open, or that change over time. */
export interface RuleSettings {
  /** Maximum clock difference of a sender in minutes (code 2); the official value is not published. */
  readonly clockMinutesMax: number;
  /** Cash limits between taxpayers in lek, by start date (code 40); newest first. */
  readonly cashLimits: readonly { readonly from: string; readonly lek: bigint }[];
  /** True if a till needs an INITIAL deposit each day before its first sale. */
  readonly needsInitialDeposit: boolean;
  /** Maximum age in days of a referenced invoice (code 61); the specification says only "distant past". */
  readonly referenceDaysMax: number;
  /** True if only the specified form of the issuer code is accepted, and not the variants that clients use. */
  readonly isStrictWithCodes: boolean;
}

export const usualSettings: RuleSettings = {
  clockMinutesMax: 60,
  cashLimits: [
    { from: '2026-01-01', lek: 100_000n },
    { from: '0001-01-01', lek: 150_000n },
  ],
  needsInitialDeposit: true,
  // Documents must be archived, and may be corrected, for five years.
  referenceDaysMax: 5 * 366,
  isStrictWithCodes: false,
};
