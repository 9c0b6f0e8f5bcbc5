import { randomInt } from 'node:crypto';
import type postgres from 'postgres';
import type { StandIn } from './stand-in.ts';

export const portalPassword = 'Fjalëkalimi i portalit 1';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = () => letters[randomInt(letters.length)] ?? 'A';
const newNuis = () => `${letter()}${randomInt(10_000_000, 99_999_999)}${letter()}`;
export const newPersonalNumber = () => `J90101${randomInt(100, 999)}${letter()}`;

let codes = randomInt(1_000_000);
/** Such as qa123op456, unlike any other of this worker; the middle keeps kinds apart. */
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
/** What its control API and a message of a till wrote into the database of a stand-in for a first taxpayer. */
interface Written {
  taxpayer?: Promise<ReadonlyMap<string, Row>>;
  till?: Promise<Row>;
}
const writtenBy = new WeakMap<StandIn, Written>();
function writtenFirst(standIn: StandIn): Written {
  const written = writtenBy.get(standIn) ?? {};
  writtenBy.set(standIn, written);
  return written;
}

/**
 * A taxpayer with one unit, one operator and an account at the portal. Only the first is registered by a call; the others
 * are copies of its rows, since hashing the password of the portal alone takes as long as a sale.
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
  const written = writtenFirst(standIn);
  if (written.taxpayer === undefined) {
    written.taxpayer = registerByCall(standIn, taxpayer).then(() => rowsOf(standIn, nuis, Object.keys(own)));
    await written.taxpayer;
  } else {
    for (const [table, row] of await written.taxpayer) await insert(standIn, table, row, own[table]);
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

/** The code of a till in the unit of the taxpayer: the first is registered by a message, the others are copies of its row. */
export async function registerTillOf(
  standIn: StandIn,
  { nuis, bUnitCode }: Taxpayer,
  registerByMessage: () => Promise<string>,
): Promise<string> {
  const written = writtenFirst(standIn);
  if (written.till === undefined) {
    const code = registerByMessage();
    written.till = code.then(async () => (await rowsOf(standIn, nuis, ['tills'])).get('tills') ?? {});
    await written.till;
    return code;
  }
  const code = newPortalCode('tc');
  await insert(standIn, 'tills', await written.till, { nuis, code, business_unit: bUnitCode });
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
