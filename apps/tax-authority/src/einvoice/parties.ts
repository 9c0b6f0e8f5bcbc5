import type { Context } from '../platform/context.ts';
import { refuseUnless } from '../soap/index.ts';

/** Every one of them is in the registry (52) and at work (55). */
export async function checkTaxpayers(
  { sql }: Pick<Context, 'sql'>,
  nuises: readonly string[],
): Promise<void> {
  const rows = await sql<{ nuis: string; isActive: boolean }[]>`
    select nuis, is_active as "isActive" from tax_authority.taxpayers where nuis = any(${[...nuises]}::text[])`;
  const known = new Map(rows.map(({ nuis, isActive }) => [nuis, isActive]));
  for (const nuis of nuises) refuseUnless(known.has(nuis), 52, nuis);
  for (const nuis of nuises) refuseUnless(known.get(nuis) === true, 55, nuis);
}
