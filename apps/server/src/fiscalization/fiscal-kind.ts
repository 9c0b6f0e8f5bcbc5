import type { Transaction } from '../platform/database/transaction.ts';
import type { JobContext } from '../platform/jobs/worker.ts';
import type { OperationOf, RequestOf, ResponseOf } from '../platform/tax-authority/services.ts';

type Operation = OperationOf<'fiscalization'>;

/** How one kind of document is submitted to the tax authority. */
export interface FiscalKind<Submitted extends Operation = Operation> {
  readonly operation: Submitted;
  /** The fiscal message without its header. It must be deterministic, because each retry sends the same message. */
  bodyOf(
    transaction: Transaction,
    businessId: string,
    documentId: string,
  ): Promise<Omit<RequestOf<'fiscalization', Submitted>, 'Header'>>;
  /** The code of the document in the reply, such as NIVF. */
  codeOf(answer: ResponseOf<'fiscalization', Submitted>): string;
  /**
   * The ids of the documents that must be fiscalized before this one and are not yet, in the order of their
   * submission.
   */
  prerequisites?(
    transaction: Transaction,
    businessId: string,
    documentId: string,
  ): Promise<readonly string[]>;
  /**
   * Runs in the transaction that saves the code. `retry.manualRetryAt` is set only during a manual retry; the function
   * passes it on to the jobs that it adds.
   */
  afterFiscalized?(
    transaction: Transaction,
    businessId: string,
    documentId: string,
    retry: Pick<JobContext, 'manualRetryAt'>,
  ): Promise<void>;
}

/** All kinds by the value of `kind` in tenant.fiscal_documents. */
export type FiscalKinds = ReadonlyMap<string, FiscalKind>;
