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

/** The path, code and limit of a problem. Unlike problems of a sale, it has no amount of money. */
export type NoteProblem = Pick<SaleProblem, 'path' | 'code' | 'limit'>;

/** The maximum number of lines in an accompanying invoice. */
export const noteLinesMax = 1000;
const noteLineTextMax = 50;
export const stopAddressMax = 200;
export const stopCityMax = 100;
const nameMax = 100;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/**
 * The maximum time by which the departure may be before the issue, because the lorry may leave while the form is
 * being filled in.
 */
export const startBeforeIssueMsMax = hourMs;
/** The maximum number of days from issue to departure, and from departure to arrival; more is a typing error. */
export const journeyDaysMax = 30;

/** All problems that prevent issuing the document now; empty if there are none. */
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
    : problemIf(!arePlates(plates), 'vehicle.plates', 'plate');
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
  const far = { limit: journeyDaysMax };
  const isBackAtOnce =
    start.point === destination.point &&
    start.address.trim() !== '' &&
    sameText(start.address, destination.address) &&
    sameText(start.city, destination.city);
  return [
    ...problemIf(leaves < issued - startBeforeIssueMsMax, 'start.at', 'start-before-issue'),
    ...problemIf(leaves > issued + journeyDaysMax * dayMs, 'start.at', 'too-far-ahead', far),
    ...problemIf(arrives < leaves, 'destination.at', 'arrival-before-start'),
    ...problemIf(arrives > leaves + journeyDaysMax * dayMs, 'destination.at', 'too-far-ahead', far),
    // A door-to-door sale may end where it starts; a transfer must end elsewhere.
    ...problemIf(isBackAtOnce && transaction === 'TRANSFER', 'destination.address', 'same-place'),
  ];
}

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const packagesMax = 1_000_000;

function packageProblems({ packageCount }: TransferNote): SaleProblem[] {
  if (packageCount === null) return [];
  return [
    ...problemIf(packageCount <= 0, 'packageCount', 'positive'),
    ...problemIf(!Number.isInteger(packageCount), 'packageCount', 'whole-number'),
    ...problemIf(packageCount > packagesMax, 'packageCount', 'too-large', { limit: packagesMax }),
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
