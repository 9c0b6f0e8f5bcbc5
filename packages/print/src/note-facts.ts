import {
  baseCurrency,
  tiranaDateTime,
  type DestinationPoint,
  type StartPoint,
  type Stop,
} from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import type { Fact } from './invoice-facts.ts';
import type { PrintedNote } from './printed-note.ts';
import { writtenAmount } from './written-figures.ts';

/** An accompanying invoice and the phrases to print it with. */
export interface NotePrinting {
  readonly note: PrintedNote;
  readonly words: Phrases;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
const hasValue = ([, value]: Fact): boolean => value !== '';
const moment = (at: Date): string => tiranaDateTime(at, { seconds: true });
const placeOf = (address: string, town: string): string =>
  [address, town].filter((part) => part !== '').join(', ');

/** The large marks: copy, not fiscalized yet. */
export function noteMarks({ note, words: { print } }: NotePrinting): string[] {
  return [...(note.isCopy ? [print.copyMark] : []), ...(note.fwtnic === null ? [print.pendingMark] : [])];
}

export function issuerFacts({ note: { issuer }, words: { print } }: NotePrinting): Fact[] {
  const facts: Fact[] = [
    [print.labels.nuis, issuer.nuis],
    [print.labels.address, placeOf(issuer.address, issuer.town)],
    [print.phone, issuer.phone],
    [print.email, issuer.email],
    [print.website, issuer.website],
  ];
  return facts.filter(hasValue);
}

/** Carrier and vehicle. */
export function transportFacts({ note: { carrier, vehicle }, words }: NotePrinting): Fact[] {
  const { labels } = words.print;
  const facts: Fact[] = [
    [words.customers.form.numberOf[carrier?.idType ?? 'NUIS'], carrier?.idNumber ?? ''],
    [labels.address, placeOf(carrier?.address ?? '', carrier?.town ?? '')],
    [labels.vehiclePlate, vehicle.plates],
    [words.wtn.ownership, words.wtn.ownerships[vehicle.ownership]],
  ];
  return facts.filter(hasValue);
}

export function stopFacts(
  { address, city, at }: Stop<StartPoint | DestinationPoint>,
  momentLabel: string,
  { print }: Phrases,
): Fact[] {
  return [
    [print.labels.address, placeOf(address, city)],
    [momentLabel, moment(at)],
  ];
}

export function noteDetails({ note, words }: NotePrinting): Fact[] {
  const { labels } = words.print;
  const { wtn } = words;
  const facts: Fact[] = [
    [labels.issueDate, moment(note.issuedAt)],
    [wtn.kind, wtn.kinds[note.kind]],
    [wtn.transaction, wtn.transactions[note.transaction]],
    [labels.goodsValue, `${writtenAmount(note.valueOfGoods)} ${baseCurrency}`],
    [labels.businessUnit, note.businessUnitCode],
    [labels.operator, joined([note.operatorCode, note.operatorName])],
    [labels.softwareCode, note.softwareCode],
    [labels.invoiceNumber, note.invoiceNumber ?? ''],
    [labels.packaging, note.packaging === null ? '' : wtn.packagings[note.packaging]],
    [labels.packagesCount, note.packageCount === null ? '' : String(note.packageCount)],
    [wtn.flammable, note.isFlammable ? wtn.yes : wtn.no],
    [wtn.escort, note.needsEscort ? wtn.yes : wtn.no],
  ];
  return facts.filter(hasValue);
}

/** The tax authority's codes of the accompanying invoice. */
export function noteCodes({ note: { wtnic, fwtnic }, words: { print } }: NotePrinting): Fact[] {
  return [
    [print.labels.nslfsh, wtnic],
    [print.labels.nivfsh, fwtnic ?? print.pendingMark],
  ];
}
