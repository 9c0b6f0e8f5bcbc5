import { decimalText, tiranaIsoMoment, type JournalDocument } from '@tezga/domain';
import type { DocumentKind, FiscalKind } from '../fiscalization/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';

export const drawerMovementKindName = 'drawer-movement' as const satisfies JournalDocument;

/** How a drawer movement is submitted to the tax authority. */
export const drawerMovementKind: FiscalKind<'RegisterCashDeposit'> & DocumentKind = {
  name: drawerMovementKindName,
  operation: 'RegisterCashDeposit',
  async bodyOf(transaction, businessId, documentId) {
    const [row] = await transaction.run(
      `select movement.operation, movement.amount, movement.moved_at, business.nipt,
         tenant.movement_tcr_code($1, movement.id) as tcr_code
       from tenant.drawer_movements movement join platform.businesses business on business.id = movement.business_id
       where movement.business_id = $1 and movement.id = $2`,
      [businessId, documentId],
    );
    if (row === undefined) throw new Error(`drawer movement ${documentId} does not exist`);
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
  describe: nameTills,
};

/** Writes the names of the tills of these movements into the activity log. */
async function nameTills(context: BusinessContext, movementIds: readonly string[]): Promise<void> {
  const { transaction, businessId } = context;
  const tills = await transaction.run<{ readonly name: string }>(
    `select distinct till.name from tenant.drawer_movements movement
     join tenant.tills till on till.business_id = $1 and till.id = movement.till_id
     where movement.business_id = $1 and movement.id = any ($2::text[]) order by till.name`,
    [businessId, movementIds],
  );
  context.note(tills.map(({ name }) => name).join(', '));
}
