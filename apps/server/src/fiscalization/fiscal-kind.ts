import type { Transaction } from '../platform/database/transaction.ts';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { OperationOf, RequestOf, ResponseOf } from '../platform/tax-authority/services.ts';

type Operation = OperationOf<'fiscalization'>;

/** How one kind of document is told to the tax authority, and what of the answer is its code. */
export interface FiscalKind<Told extends Operation = Operation> {
  readonly operation: Told;
  /** The message without its header, the same every time it is asked for. */
  bodyOf(
    transaction: Transaction,
    businessId: string,
    documentId: string,
  ): Promise<Omit<RequestOf<'fiscalization', Told>, 'Header'>>;
  codeOf(answer: ResponseOf<'fiscalization', Told>): string;
  /** The documents that must be taken before this one and are not yet, in their order. */
  after?(transaction: Transaction, businessId: string, documentId: string): Promise<readonly string[]>;
  /** What follows once the tax authority has taken it, in the transaction that keeps its code, and as much wished as it was. */
  onceTaken?(
    transaction: Transaction,
    businessId: string,
    documentId: string,
    wished: Pick<JobContext, 'manualRetryAt'>,
  ): Promise<void>;
}

/** By the name that stands with each document. */
export type FiscalKinds = ReadonlyMap<string, FiscalKind>;
