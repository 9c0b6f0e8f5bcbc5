import { refusalCodes } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { MissedDocument } from './missed-documents.ts';
import { faultSentence } from '../fiscal/index.ts';

type Words = Pick<Phrases, 'deadlines' | 'faults' | 'refusals'>;

/**
 * Why a document missed its deadline. For temporary errors the usual messages are not used, because they
 * promise an automatic retry, which ends at the deadline.
 */
export function missedCause(
  phrases: Words,
  { status, fault }: Pick<MissedDocument, 'status' | 'fault'>,
): string | null {
  const isOurs = refusalCodes.some((code) => code === fault);
  if (status === 'pending' && fault !== null && !isOurs) return phrases.deadlines.noAnswer;
  return faultSentence(phrases, fault);
}
