import type { Phrases } from './phrases.ts';

type Faults = Phrases['faults'];

/** One of the two services of the tax authority. */
export type FaultyService = keyof Faults;
/** A fault code of the tax authority, or a name such as `timeout` for a fault without a code. */
export type FaultName = { [Service in FaultyService]: keyof Faults[Service] }[FaultyService];

/** The sentence for a fault of the tax authority: the problem, what to do and who must act. */
export function sayFault(
  { faults }: Pick<Phrases, 'faults'>,
  { service, name }: { readonly service: FaultyService; readonly name: FaultName },
): string {
  const sentences: Partial<Record<FaultName, string>> = faults[service];
  return sentences[name] ?? faults[service].unknown;
}
