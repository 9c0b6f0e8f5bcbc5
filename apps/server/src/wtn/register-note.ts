import { contract, encoded } from '@tezga/contract';
import {
  noteProblems,
  refuseUnless,
  refuseWrongClock,
  tiranaIsoMoment,
  type Stop,
  type TransferNote,
} from '@tezga/domain';
import { issuerCodeOf, noteIdentityBytes } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { sql } from 'kysely';
import type { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import { addFiscalDocument, addSubmittedDocument, type SubmissionResult } from '../fiscalization/index.ts';
import type { Schema } from '../platform/database/schema.generated.ts';
import { insertRows } from '../platform/documents/insert-rows.ts';
import { nextNumber } from '../platform/documents/next-number.ts';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { BusinessContext, Person } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { storedReading } from '../platform/tax-authority/authority-clock.ts';
import { noteCircumstances, type NoteCircumstances } from './note-circumstances.ts';
import { noteKind } from './note-kind.ts';
import { transferInTransit } from './transfer-in-transit.ts';

export type NoteInput = z.output<typeof contract.wtn.issue.input>;

interface Issuing extends Pick<BusinessContext, 'transaction' | 'businessId' | 'config' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
}

/** Set for a WTN with a date in the past, such as a WTN of the demonstration. */
interface PastNote {
  readonly at: Date;
  /** Null if the WTN is still to be submitted. */
  readonly submissionResult: SubmissionResult | null;
}

export const noteFingerprint = (input: NoteInput) =>
  documentFingerprint(input.noteId, 'wtn.issue', encoded(contract.wtn.issue.input, input));

/** Numbers, signs and inserts a WTN and enqueues its submission, all in one transaction. */
export async function registerNote(context: Issuing, input: NoteInput, past: PastNote | null = null) {
  const { transaction, businessId, clock } = context;
  const now = past?.at ?? clock.now();
  const note = noteOf(input);
  const problems = noteProblems(note, now);
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const { columns, searched } = await noteCircumstances(context, input);
  const transferNumber = await transferInTransit(context, input.transferId);
  const identity = await numbered(context, columns, { now, isPast: past !== null });
  const id = newRecordId(now);
  const texts = [identity.number_text, transferNumber, ...searched, ...searchedTexts(note)];
  await transaction.queries
    .withTables<Schema>()
    .insertInto('tenant.transfer_notes')
    .values({
      business_id: businessId,
      id,
      note_id: input.noteId,
      fingerprint: noteFingerprint(input),
      ...identity,
      ...columns,
      ...columnsOf(note),
      transfer_id: input.transferId,
      search_text: sql`' ' || platform.folded(${texts.join(' ')})`,
    })
    .execute();
  const lines = note.lines.map(({ articleId, name, code, unit, quantity }, index) => ({
    business_id: businessId,
    note_id: id,
    place: index + 1,
    article_id: articleId,
    name,
    code,
    unit,
    quantity,
  }));
  await insertRows(transaction, 'tenant.transfer_note_lines', lines);
  const document = { id, kind: noteKind.name, madeAt: identity.issued_at };
  await (past === null || past.submissionResult === null
    ? addFiscalDocument(transaction, businessId, document)
    : addSubmittedDocument(transaction, businessId, document, past.submissionResult));
  return { id, ...identity };
}

/** The WTN in the type of the domain rules. */
function noteOf(input: NoteInput): TransferNote {
  const { kind, transaction, vehicle, carrier, packaging, packageCount } = input;
  return {
    kind,
    transaction,
    vehicle,
    carrier,
    packaging,
    packageCount,
    start: stopOf(input.start),
    destination: stopOf(input.destination),
    isFlammable: input.isGoodsFlammable,
    needsEscort: input.isEscortRequired,
    valueOfGoods: input.valueOfGoods,
    lines: input.lines,
  };
}

/** Cuts the time to whole seconds, the precision of fiscal messages. */
function stopOf<Point>({ at, ...place }: Omit<Stop<Point>, 'at'> & { readonly at: string }): Stop<Point> {
  return { ...place, at: new Date(Math.floor(Date.parse(at) / 1000) * 1000) };
}

/** Locks the number series until the transaction ends, so everything that does not need the number runs before it. */
async function numbered(
  { transaction, businessId, config, clock }: Issuing,
  { issuer, business_unit_code: businessUnit }: NoteCircumstances['columns'],
  { now, isPast }: { readonly now: Date; readonly isPast: boolean },
) {
  const signer = await businessSigner({ transaction, businessId, config, clock });
  const reading = isPast ? null : await storedReading(transaction);
  const { number, year, numberText, issuedAt } = await nextNumber(
    transaction,
    businessId,
    noteKind.name,
    now,
  );
  if (!isPast) refuseWrongClock(issuedAt, reading, now);
  const signature = await signer.signAside(
    noteIdentityBytes({
      issuer: issuer.nuis,
      issuedAt: tiranaIsoMoment(issuedAt),
      ordinal: String(number),
      businessUnit,
      software: config.SOFTWARE_CODE,
    }),
  );
  const { code, signature: wtnicSignature } = issuerCodeOf(signature, nodeCrypto);
  return {
    number: BigInt(number),
    year,
    number_text: numberText,
    issued_at: issuedAt,
    software_code: config.SOFTWARE_CODE,
    wtnic: code,
    wtnic_signature: wtnicSignature,
  };
}

function columnsOf({ vehicle, start, destination, lines, ...note }: TransferNote) {
  return {
    kind: note.kind,
    transaction: note.transaction,
    ownership: vehicle.ownership,
    plates: vehicle.plates,
    carrier: note.carrier,
    start_point: start.point,
    start_address: start.address,
    start_city: start.city,
    start_at: start.at,
    destination_point: destination.point,
    destination_address: destination.address,
    destination_city: destination.city,
    destination_at: destination.at,
    is_flammable: note.isFlammable,
    needs_escort: note.needsEscort,
    packaging: note.packaging,
    package_count: note.packageCount,
    value_of_goods: note.valueOfGoods,
    line_count: lines.length,
  };
}

const searchedTexts = ({ vehicle, start, destination, carrier, lines }: TransferNote): string[] => [
  vehicle.plates,
  ...[start, destination].flatMap(({ city, address }) => [city, address]),
  ...(carrier === null ? [] : [carrier.name, carrier.idNumber]),
  ...lines.flatMap(({ name, code }) => [name, code]),
];
