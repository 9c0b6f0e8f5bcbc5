import { decimalText, tiranaIsoMoment, type JournalDocument } from '@tezga/domain';
import type { FiscalKind } from '../fiscalization/index.ts';

export const drawerMovementKindName = 'drawer-movement' as const satisfies JournalDocument;

/** How the tax authority hears of money in a drawer. */
export const drawerMovementKind: FiscalKind<'RegisterCashDeposit'> = {
  operation: 'RegisterCashDeposit',
  async bodyOf(transaction, businessId, documentId) {
    const [row] = await transaction.run(
      `select movement.operation, movement.amount, movement.moved_at, business.nipt,
         tenant.told_tcr_code($1, movement.id) as tcr_code
       from tenant.drawer_movements movement join platform.businesses business on business.id = movement.business_id
       where movement.business_id = $1 and movement.id = $2`,
      [businessId, documentId],
    );
    if (row === undefined) throw new Error(`drawer movement ${documentId} is not there`);
    return {
      CashDeposit: {
        ChangeDateTime: tiranaIsoMoment(row['moved_at'] as Date),
        Operation: row['operation'] as 'INITIAL' | 'DEPOSIT' | 'WITHDRAW',
        CashAmt: decimalText(row['amount'] as bigint),
        TCRCode: String(row['tcr_code']),
        IssuerNUIS: String(row['nipt']),
      },
    };
  },
  codeOf: ({ FCDC }) => FCDC,
};
