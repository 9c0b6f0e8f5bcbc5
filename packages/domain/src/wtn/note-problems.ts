import { lineNameMax } from '../sales/line-problems.ts';
import { problemAt, problemIf, textProblems, type SaleProblem } from '../sales/sale-problem.ts';
import { isClientId } from '../tax-ids.ts';
import {
  arePlates,
  noteTransactions,
  type Carrier,
  type NoteLine,
  type Stop,
  type TransferNote,
} from './transfer-note.ts';

/** Where it is, why, and how much is allowed; the money of a note has no limit. */
export type NoteProblem = Pick<SaleProblem, 'path' | 'code' | 'limit'>;

/** What a note has room for. */
export const noteLinesMax = 1000;
const noteLineTextMax = 50;
export const stopAddressMax = 200;
export const stopCityMax = 100;
const nameMax = 100;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The note is made before goods leave; filling it in takes a while, and a lorry may stand ready meanwhile. */
export const startBeforeIssueMsMost = hourMs;
/** Beyond this a date was mistyped. */
export const journeyDaysMost = 30;

/** Everything that keeps a note from being issued now; empty when it may be. */
export function noteProblems(note: TransferNote, issuedAt: Date): NoteProblem[] {
  const { kind, transaction, vehicle, carrier, start, destination } = note;
  return [
    ...problemIf(noteTransactions[transaction].kind !== kind, 'transaction', 'choice'),
    ...vehicleProblems(vehicle),
    ...carrierProblems(carrier, vehicle.ownership === 'THIRDPARTY'),
    ...stopProblems('start', start),
    ...stopProblems('destination', destination),
    ...routeProblems(note, issuedAt),
    ...packageProblems(note),
    ...problemIf(note.valueOfGoods < 0n, 'valueOfGoods', 'not-negative'),
    ...lineProblems(note.lines),
  ].map(({ path, code, limit }) => ({ path, code, limit }));
}

function vehicleProblems({ plates }: TransferNote['vehicle']): SaleProblem[] {
  return plates === ''
    ? [problemAt('vehicle.plates', 'required')]
    : problemIf(!arePlates(plates), 'vehicle.plates', 'plates');
}

function carrierProblems(carrier: Carrier | null, isNeeded: boolean): SaleProblem[] {
  if (carrier === null) return problemIf(isNeeded, 'carrier', 'carrier-needed');
  const { idType, idNumber, name, address, town } = carrier;
  const wrongId = idType === 'NUIS' ? 'nuis' : 'national-id';
  return [
    ...(idNumber === ''
      ? [problemAt('carrier.idNumber', 'required')]
      : problemIf(!isClientId(idType, idNumber), 'carrier.idNumber', wrongId)),
    ...textProblems('carrier.name', name, nameMax),
    ...problemIf(address.length > stopAddressMax, 'carrier.address', 'too-long', { limit: stopAddressMax }),
    ...problemIf(town.length > stopCityMax, 'carrier.town', 'too-long', { limit: stopCityMax }),
  ];
}

function stopProblems(path: 'start' | 'destination', { address, city }: Stop<string>): SaleProblem[] {
  return [
    ...textProblems(`${path}.address`, address, stopAddressMax),
    ...textProblems(`${path}.city`, city, stopCityMax),
  ];
}

function routeProblems({ transaction, start, destination }: TransferNote, issuedAt: Date): SaleProblem[] {
  const [leaves, arrives, issued] = [start.at.getTime(), destination.at.getTime(), issuedAt.getTime()];
  const far = { limit: journeyDaysMost };
  const isBackAtOnce =
    start.point === destination.point &&
    start.address.trim() !== '' &&
    sameText(start.address, destination.address) &&
    sameText(start.city, destination.city);
  return [
    ...problemIf(leaves < issued - startBeforeIssueMsMost, 'start.at', 'start-before-issue'),
    ...problemIf(leaves > issued + journeyDaysMost * dayMs, 'start.at', 'too-far-ahead', far),
    ...problemIf(arrives < leaves, 'destination.at', 'arrival-before-start'),
    ...problemIf(arrives > leaves + journeyDaysMost * dayMs, 'destination.at', 'too-far-ahead', far),
    // Whoever sells from door to door comes home again; what is moved must go somewhere.
    ...problemIf(isBackAtOnce && transaction === 'TRANSFER', 'destination.address', 'same-place'),
  ];
}

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const packagesMost = 1_000_000;

function packageProblems({ packageCount }: TransferNote): SaleProblem[] {
  if (packageCount === null) return [];
  return [
    ...problemIf(packageCount <= 0, 'packageCount', 'positive'),
    ...problemIf(!Number.isInteger(packageCount), 'packageCount', 'whole-number'),
    ...problemIf(packageCount > packagesMost, 'packageCount', 'too-large', { limit: packagesMost }),
  ];
}

function lineProblems(lines: readonly NoteLine[]): SaleProblem[] {
  if (lines.length === 0) return [problemAt('lines', 'required')];
  if (lines.length > noteLinesMax) return [problemAt('lines', 'too-large', { limit: noteLinesMax })];
  return lines.flatMap(({ name, code, unit, quantity }, place) => [
    ...textProblems(`lines.${place}.name`, name, lineNameMax),
    ...problemIf(code.length > noteLineTextMax, `lines.${place}.code`, 'too-long', {
      limit: noteLineTextMax,
    }),
    ...textProblems(`lines.${place}.unit`, unit, noteLineTextMax),
    ...problemIf(quantity <= 0n, `lines.${place}.quantity`, 'positive'),
  ]);
}
