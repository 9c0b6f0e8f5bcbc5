import { refusalCodes } from '@tezga/domain';
import { sayFault, type FaultName, type FaultyService, type Phrases } from '@tezga/phrases';

/**
 * The message for why a code is missing: an error of the tax authority or of its central platform, or our own
 * refusal before sending. The two services use the same numbers for different errors.
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
