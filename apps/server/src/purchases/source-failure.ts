import type { RefusalCode } from '@tezga/domain';
import type { Diagnosis } from '@tezga/fiscal';

/** Why a source did not tell what it was asked for. */
export interface SourceFailure {
  readonly failure: RefusalCode;
}

export const failureOf = ({ canRepeat }: Diagnosis): SourceFailure => ({
  failure: canRepeat ? 'tax-authority-unreachable' : 'tax-authority-refused',
});
