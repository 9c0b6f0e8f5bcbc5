import { randomInt } from 'node:crypto';
import type postgres from 'postgres';
import type { StandIn } from './stand-in.ts';

export const portalPassword = 'Fjalëkalimi i portalit 1';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = () => letters[randomInt(letters.length)] ?? 'A';
export const newNuis = () => `${letter()}${randomInt(10_000_000, 99_999_999)}${letter()}`;
export const newPersonalNumber = () => `J90101${randomInt(100, 999)}${letter()}`;

let codes = randomInt(1_000_000);
/** A code such as qa123op456, unique in this worker; `middle` (here op) says what the code is for. */
export function newPortalCode(middle: string): string {
  codes = (codes + 1) % 1_000_000;
  const digits = String(codes).padStart(6, '0');
  return `qa${digits.slice(0, 3)}${middle}${digits.slice(3)}`;
}

export interface Taxpayer {
  readonly nuis: string;
  readonly opCode: string;
  readonly bUnitCode: string;
}

type Row = Readonly<Record<string, postgres.SerializableParameter & postgres.JSONValue>>;
/** Cached rows of the first taxpayer and the first till of a stand-in, as templates for copies. */
interface FirstRows {
  taxpayer?: Promise<ReadonlyMap<string, Row>>;
  till?: Promise<Row>;
}
const firstRowsByStandIn = new WeakMap<StandIn, FirstRows>();
function firstRowsOf(standIn: StandIn): FirstRows {
  const firstRows = firstRowsByStandIn.get(standIn) ?? {};
  firstRowsByStandIn.set(standIn, firstRows);
  return firstRows;
}

/**
 * Adds a taxpayer with one unit, one operator and a user of the portal. Only the first is registered by a call; the others
 * are copies of its rows, because hashing the portal password alone takes as long as a sale.
 */
export async function registerTaxpayer(standIn: StandIn): Promise<Taxpayer> {
  const taxpayer = { nuis: newNuis(), opCode: newPortalCode('op'), bUnitCode: newPortalCode('bu') };
  const { nuis, opCode, bUnitCode } = taxpayer;
  const own: Record<string, Row> = {
    taxpayers: { nuis },
    business_units: { nuis, code: bUnitCode },
    operators: { nuis, code: opCode },
    self_care_accounts: { nuis, username: nuis.toLowerCase() },
    self_care_people: { nuis, person: opCode },
  };
  const firstRows = firstRowsOf(standIn);
  if (firstRows.taxpayer === undefined) {
    firstRows.taxpayer = registerByCall(standIn, taxpayer).then(() =>
      rowsOf(standIn, nuis, Object.keys(own)),
    );
    await firstRows.taxpayer;
  } else {
    for (const [table, row] of await firstRows.taxpayer) await insert(standIn, table, row, own[table]);
  }
  return taxpayer;
}

const registerByCall = (standIn: StandIn, { nuis, opCode, bUnitCode }: Taxpayer) =>
  standIn.control('POST', '/taxpayers', {
    nuis,
    name: 'Market Drini',
    address: 'Rruga e Durrësit 1',
    town: 'Tiranë',
    vatFrom: '2020-01-01',
    units: [{ code: bUnitCode, name: 'Dyqani' }],
    operators: [{ code: opCode, firstName: 'Ana', lastName: 'Hoxha', idNumber: 'J90101010A' }],
    selfCare: { password: portalPassword },
  });

/**
 * Adds a till of the taxpayer and returns its code: the first is registered by a message, the others are copies of its
 * row.
 */
export async function registerTillOf(
  standIn: StandIn,
  { nuis, bUnitCode }: Taxpayer,
  registerByMessage: () => Promise<string>,
): Promise<string> {
  const firstRows = firstRowsOf(standIn);
  if (firstRows.till === undefined) {
    const code = registerByMessage();
    firstRows.till = code.then(async () => (await rowsOf(standIn, nuis, ['tills'])).get('tills') ?? {});
    await firstRows.till;
    return code;
  }
  const code = newPortalCode('tc');
  await insert(standIn, 'tills', await firstRows.till, { nuis, code, business_unit: bUnitCode });
  return code;
}

async function rowsOf(
  { sql }: StandIn,
  nuis: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>();
  for (const table of tables) {
    const [found] = await sql<{ row: Row }[]>`
      select to_jsonb(taxpayers_own) as row from ${sql(`tax_authority.${table}`)} taxpayers_own where nuis = ${nuis}`;
    if (found !== undefined) rows.set(table, found.row);
  }
  return rows;
}

const insert = ({ sql }: StandIn, table: string, row: Row, own: Row = {}) =>
  sql`insert into ${sql(`tax_authority.${table}`)}
    select * from jsonb_populate_record(null::${sql(`tax_authority.${table}`)}, ${sql.json({ ...row, ...own })})`;
