import { Refusal, refuseUnless, type TransferOutcome } from '@tezga/domain';
import type { BusinessContext } from '../platform/http/context.ts';

/** The number of the transfer that a WTN belongs to; empty without a transfer. Refuses a transfer that has ended. */
export async function transferInTransit(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  transferId: string | null,
): Promise<string> {
  if (transferId === null) return '';
  const [transfer] = await transaction.run<TransferRow>(readTransfer, [businessId, transferId]);
  refuseUnless(transfer !== undefined, 'not-found');
  const { number, outcome } = transfer;
  if (outcome !== null) throw new Refusal(`transfer-${outcome}`, { takenBy: number });
  return number;
}

interface TransferRow {
  readonly number: string;
  /** Null while the goods are in transit. */
  readonly outcome: TransferOutcome | null;
}

const readTransfer = `
  select transfer.number_text as number, ended.outcome from tenant.warehouse_documents transfer
  left join tenant.transfer_ends ended on ended.business_id = $1 and ended.document_id = transfer.id
  where transfer.business_id = $1 and transfer.id = $2 and transfer.kind = 'transfer'`;
