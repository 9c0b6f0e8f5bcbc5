import { refusalCodes } from '@tezga/domain';
import { sayFault, type FaultName, type Phrases } from '@tezga/phrases';

/** Why the tax authority has given no code yet: a fault of its own, or a refusal of ours before it was asked. */
export function faultSentence(
  phrases: Pick<Phrases, 'faults' | 'refusals'>,
  fault: string | null,
): string | null {
  if (fault === null) return null;
  const refusal = refusalCodes.find((code) => code === fault);
  if (refusal !== undefined) return phrases.refusals[refusal];
  return sayFault(phrases, { service: 'fiscalization', name: fault as FaultName });
}
