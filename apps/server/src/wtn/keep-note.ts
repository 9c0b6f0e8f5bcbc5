import type { TransferNote } from '@tezga/domain';
import { addFiscalDocument, addSubmittedDocument, type SubmissionResult } from '../fiscalization/index.ts';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { BusinessContext } from '../platform/http/context.ts';
import type { GivenNumber } from './give-note-number.ts';
import type { NoteCircumstances } from './note-circumstances.ts';
import { noteDocumentKind } from './note-document-kind.ts';

/** A note with all that is decided of it, before it is written. */
export interface NewNote extends GivenNumber {
  readonly id: string;
  readonly noteId: string;
  /** Of all that was sent for it. */
  readonly fingerprint: Buffer;
  readonly year: string;
  readonly numberText: string;
  readonly softwareCode: string;
  readonly wtnic: string;
  readonly wtnicSignature: string;
  readonly note: TransferNote;
  readonly circumstances: NoteCircumstances;
}

/** Writes all that a note is; what fails takes everything back. */
export async function keepNote(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  issued: NewNote,
  submissionResult: SubmissionResult | null,
): Promise<void> {
  const { id, issuedAt } = issued;
  const document = { id, kind: noteDocumentKind, madeAt: issuedAt };
  const lines = issued.note.lines.map((line, index) => ({ ...line, place: index + 1 }));
  await Promise.all([
    transaction.run(addNote, [businessId, rowsAsJson([noteColumns(issued)])]),
    transaction.run(addLines, [businessId, id, rowsAsJson(lines)]),
    submissionResult === null
      ? addFiscalDocument(transaction, businessId, document)
      : addSubmittedDocument(transaction, businessId, document, submissionResult),
  ]);
}

/** What stands in the row of a note, by the names of its record. */
function noteColumns(issued: NewNote) {
  const { note, circumstances } = issued;
  const { till, shop, issuer, operator, invoice } = circumstances;
  const { start, destination, vehicle } = note;
  return {
    id: issued.id,
    noteId: issued.noteId,
    fingerprint: issued.fingerprint.toString('hex'),
    kind: note.kind,
    transaction: note.transaction,
    number: issued.ordinal,
    year: issued.year,
    numberText: issued.numberText,
    issuedAt: issued.issuedAt,
    shopId: shop.id,
    tillId: till.id,
    businessUnitCode: shop.businessUnitCode,
    softwareCode: issued.softwareCode,
    operatorId: operator?.id,
    operatorCode: operator?.code,
    operatorName: operator?.name,
    issuer,
    ownership: vehicle.ownership,
    plates: vehicle.plates,
    carrier: note.carrier,
    startPoint: start.point,
    startAddress: start.address,
    startCity: start.city,
    startAt: start.at,
    destinationPoint: destination.point,
    destinationAddress: destination.address,
    destinationCity: destination.city,
    destinationAt: destination.at,
    isFlammable: note.isFlammable,
    needsEscort: note.needsEscort,
    packaging: note.packaging,
    packageCount: note.packageCount,
    valueOfGoods: note.valueOfGoods,
    lineCount: note.lines.length,
    invoiceId: invoice?.id ?? null,
    wtnic: issued.wtnic,
    wtnicSignature: issued.wtnicSignature,
    searched: searchedText(issued),
  };
}

function searchedText({ numberText, note, circumstances: { invoice } }: NewNote): string {
  const { vehicle, start, destination, carrier, lines } = note;
  return [
    numberText,
    vehicle.plates,
    start.city,
    start.address,
    destination.city,
    destination.address,
    carrier?.name ?? '',
    carrier?.idNumber ?? '',
    invoice?.numberText ?? '',
    invoice?.buyerName ?? '',
    ...lines.flatMap(({ name, code }) => [name, code]),
  ].join(' ');
}

const addNote = `
  insert into tenant.transfer_notes (business_id, id, note_id, kind, transaction, number, year, number_text, issued_at,
    shop_id, till_id, business_unit_code, software_code, operator_id, operator_code, operator_name, issuer, ownership,
    plates, carrier, start_point, start_address, start_city, start_at, destination_point, destination_address,
    destination_city, destination_at, is_flammable, needs_escort, packaging, package_count, value_of_goods, line_count,
    invoice_id, wtnic, wtnic_signature, search_text, fingerprint)
  select $1, id, "noteId", kind, transaction, number, year, "numberText", "issuedAt", "shopId", "tillId",
    "businessUnitCode", "softwareCode", "operatorId", "operatorCode", "operatorName", issuer, ownership, plates, carrier,
    "startPoint", "startAddress", "startCity", "startAt", "destinationPoint", "destinationAddress", "destinationCity",
    "destinationAt", "isFlammable", "needsEscort", packaging, "packageCount", "valueOfGoods", "lineCount", "invoiceId",
    wtnic, "wtnicSignature", ' ' || platform.folded(searched), decode(fingerprint, 'hex')
  from jsonb_to_recordset($2::text::jsonb) as note (id text, "noteId" text, kind text, transaction text, number bigint,
    year smallint, "numberText" text, "issuedAt" timestamptz, "shopId" text, "tillId" text, "businessUnitCode" text,
    "softwareCode" text, "operatorId" text, "operatorCode" text, "operatorName" text, issuer jsonb, ownership text,
    plates text, carrier jsonb, "startPoint" text, "startAddress" text, "startCity" text, "startAt" timestamptz,
    "destinationPoint" text, "destinationAddress" text, "destinationCity" text, "destinationAt" timestamptz,
    "isFlammable" boolean, "needsEscort" boolean, packaging text, "packageCount" integer, "valueOfGoods" bigint,
    "lineCount" integer, "invoiceId" text, wtnic text, "wtnicSignature" text, searched text, fingerprint text)`;

const addLines = `
  insert into tenant.transfer_note_lines (business_id, note_id, place, article_id, name, code, unit, quantity)
  select $1, $2, place, "articleId", name, code, unit, quantity
  from jsonb_to_recordset($3::text::jsonb) as line (place smallint, "articleId" text, name text, code text, unit text,
    quantity bigint)`;
