import { refusalCodes } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { MissedDocument } from './missed-documents.ts';
import { faultSentence } from '../fiscal/index.ts';

type Words = Pick<Phrases, 'deadlines' | 'faults' | 'refusals'>;

/**
 * Why a document came too late. The sentences of what is repeated say that it goes out by itself, which nothing does after
 * its deadline.
 */
export function missedCause(
  phrases: Words,
  { status, fault }: Pick<MissedDocument, 'status' | 'fault'>,
): string | null {
  const isOurs = refusalCodes.some((code) => code === fault);
  if (status === 'pending' && fault !== null && !isOurs) return phrases.deadlines.noAnswer;
  return faultSentence(phrases, fault);
}
