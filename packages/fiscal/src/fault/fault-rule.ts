/**
 * Who must act after a fault: the person who wrote the document, the owner of the business, its bookkeeper,
 * the vendor of this software, or the tax authority.
 */
export const faultActors = ['operator', 'owner', 'bookkeeper', 'vendor', 'authority'] as const;
export type FaultActor = (typeof faultActors)[number];

/** Meaning of one fault code of the tax authority. */
export interface FaultRule {
  readonly actor: FaultActor;
  /** True if retrying the identical message can succeed. */
  readonly canRepeat: boolean;
  /**
   * The paths of the faulty fields, from the message root, such as `Invoice/@InvNum`; empty if no field is
   * faulty.
   */
  readonly fields: readonly string[];
  /** The meaning in English, in our own words. */
  readonly meaning: string;
  /** The authority's own text, if its specification shows one. */
  readonly officialText?: string;
}

/** A permanent fault: retrying the same message fails again. */
export const permanentFault = (
  actor: FaultActor,
  meaning: string,
  fields: readonly string[] = [],
  officialText?: string,
): FaultRule => ({
  actor,
  canRepeat: false,
  fields,
  meaning,
  ...(officialText === undefined ? {} : { officialText }),
});

/** A transient fault: retrying the same message can succeed. */
export const transientFault = (
  actor: FaultActor,
  meaning: string,
  fields: readonly string[] = [],
): FaultRule => ({
  actor,
  canRepeat: true,
  fields,
  meaning,
});
