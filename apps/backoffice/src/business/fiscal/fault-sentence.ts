import { refusalCodes } from '@tezga/domain';
import { sayFault, type FaultName, type FaultyService, type Phrases } from '@tezga/phrases';

/**
 * Why the tax authority, or its central platform, has given no code yet: a fault of its own, or a refusal of ours before it
 * was asked. The same number is another fault in each of its services.
 */
export function faultSentence(
  phrases: Pick<Phrases, 'faults' | 'refusals'>,
  fault: string | null,
  service: FaultyService = 'fiscalization',
): string | null {
  if (fault === null) return null;
  const refusal = refusalCodes.find((code) => code === fault);
  if (refusal !== undefined) return phrases.refusals[refusal];
  return sayFault(phrases, { service, name: fault as FaultName });
}
