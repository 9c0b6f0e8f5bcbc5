/**
 * Who must act: whoever wrote the document, the owner of the business, who keeps its books, the maker of this
 * software, or the tax authority.
 */
export const faultActors = ['operator', 'owner', 'bookkeeper', 'vendor', 'authority'] as const;
export type FaultActor = (typeof faultActors)[number];

/** What a code of the authority means for whoever has to get the message through. */
export interface FaultRule {
  readonly actor: FaultActor;
  /** Whether the very same message may pass another time. */
  readonly canRepeat: boolean;
  /** From the message down, as faulty fields are named: `Invoice/@InvNum`. Empty where no field is to blame. */
  readonly fields: readonly string[];
  /** In English, our own wording. */
  readonly meaning: string;
  /** As the authority itself says it, where its specification shows it. */
  readonly officialText?: string;
}

/** A fault of what was sent: the same again would fail again. */
export const mistake = (
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

/** A fault of the moment: the same may pass later. */
export const hindrance = (actor: FaultActor, meaning: string, fields: readonly string[] = []): FaultRule => ({
  actor,
  canRepeat: true,
  fields,
  meaning,
});
