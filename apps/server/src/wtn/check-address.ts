import { tiranaIsoMoment } from '@tezga/domain';
import { noteCheckAddress } from '@tezga/fiscal';
import type { Config } from '../platform/config.ts';
import { checkPage } from '../sales/index.ts';
import type { WholeRow } from './kept-note.ts';

/** Where anyone can look the note up. */
export function checkAddress(config: Config, row: WholeRow): string {
  return noteCheckAddress(checkPage(config), row.issuer.nuis, {
    WTNIC: row.wtnic,
    IssueDateTime: tiranaIsoMoment(row.issuedAt),
    WTNOrdNum: String(row.number),
    BusinUnitCode: row.businessUnitCode,
    SoftCode: row.softwareCode,
  });
}
