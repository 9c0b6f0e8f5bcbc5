import { randomUUID } from 'node:crypto';
import { fiscalization } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { officialDay } from '../platform/official-time.ts';
import { operation, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import { noteCodeForm } from './issuer-codes.ts';
import type { TransferNoteRequest } from './messages.ts';
import { checkNamed, checkTaxpayer, registryFacts } from './registry-facts.ts';
import { checkSameNote } from './same-document.ts';
import { checkMoment } from './time-windows.ts';

type Parts = Pick<Context, 'sql' | 'settings'>;
const platesLengthMax = 30;

/** Registers an accompanying invoice (WTN). Idempotent by WTNIC. */
export function registerTransferNote({ sql, settings }: Parts): Operation {
  return operation(fiscalization, 'RegisterWTNRequest', 'RegisterWTNResponse', {
    issuerOf: ({ WTN }) => WTN.Issuer.NUIS,
    checkCode: (request, signatory) => noteCodeForm(request, signatory, settings),
    async perform(request, sender) {
      const { Header, WTN: note } = request;
      const day = officialDay(note.IssueDateTime);
      const named = { unit: note.BusinUnitCode, operator: note.OperatorCode, software: note.SoftCode };
      const requested = { nuis: sender.nuis, day, ...named, wtnic: note.WTNIC.toUpperCase() };
      const facts = await registryFacts(sql, requested);
      const made = randomUUID();
      if (facts.answeredBefore === null) {
        checkMoment('WTN/@IssueDateTime', note.IssueDateTime, Header, sender.receivedAt);
        checkTaxpayer(facts, sender.nuis);
        checkNamed(facts, named);
        checkNote(note, day);
      }
      const FWTNIC = facts.answeredBefore ?? (await save(sql, request, sender, made));
      if (FWTNIC !== made) await checkSameNote(sql, sender.nuis, note);
      return { FWTNIC };
    },
  });
}

function checkNote(note: TransferNoteRequest['WTN'], day: string): void {
  const number = `${note.WTNOrdNum}/${day.slice(0, 4)}`;
  refuseUnless(note.WTNNum === number, 11, `WTN/@WTNNum must be ${number}`);
  const hasCarrier = note.VehOwnership === 'OWNER' || note.Carrier !== undefined;
  refuseUnless(hasCarrier, 11, 'WTN/Carrier is required if the vehicle is not of the issuer');
  refuseUnless(
    note.VehPlates.length <= platesLengthMax,
    11,
    `WTN/@VehPlates has more than ${platesLengthMax} characters`,
  );
  const isForward = Date.parse(note.StartDateTime) <= Date.parse(note.DestinDateTime);
  refuseUnless(isForward, 11, 'WTN/@DestinDateTime is before StartDateTime');
}

async function save(
  sql: Context['sql'],
  { Header, WTN: note }: TransferNoteRequest,
  sender: Sender,
  fwtnic: string,
): Promise<string> {
  const rows = await sql<{ fwtnic: string }[]>`
    insert into tax_authority.transfer_notes as stored (issuer, wtnic, fwtnic, number, ordinal, issued_at,
      received_at, request_uuid, subsequent, business_unit, operator, software, value_of_goods, code_form, content)
    values (${sender.nuis}, ${note.WTNIC.toUpperCase()}, ${fwtnic}, ${note.WTNNum}, ${note.WTNOrdNum},
      ${note.IssueDateTime}, ${sender.receivedAt}, ${Header.UUID}, ${Header.SubseqDelivType ?? null},
      ${note.BusinUnitCode}, ${note.OperatorCode}, ${note.SoftCode}, ${note.ValueOfGoods},
      ${sender.codeForm}, ${sql.json(note)})
    on conflict (issuer, wtnic) do update set wtnic = stored.wtnic
    returning fwtnic`;
  return onlyRow(rows).fwtnic;
}
