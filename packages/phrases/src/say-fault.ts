import type { Phrases } from './phrases.ts';

type Faults = Phrases['faults'];

/** One of the tax authority's services. */
export type FaultyService = keyof Faults;
/** A code of the authority, or what happened where no code came. */
export type FaultName = { [Service in FaultyService]: keyof Faults[Service] }[FaultyService];

/** What is wrong, what to do and who must act when the tax authority does not take a document. */
export function sayFault(
  { faults }: Pick<Phrases, 'faults'>,
  { service, name }: { readonly service: FaultyService; readonly name: FaultName },
): string {
  const sentences: Partial<Record<FaultName, string>> = faults[service];
  return sentences[name] ?? faults[service].unknown;
}
