import type { Context } from '../platform/context.ts';
import { refuseUnless } from '../soap/index.ts';

/** All taxpayers must be in the registry (52) and active (55). */
export async function checkTaxpayers(
  { sql }: Pick<Context, 'sql'>,
  nuises: readonly string[],
): Promise<void> {
  const rows = await sql<{ nuis: string; isActive: boolean }[]>`
    select nuis, is_active as "isActive" from tax_authority.taxpayers where nuis = any(${[...nuises]}::text[])`;
  const statusOf = new Map(rows.map(({ nuis, isActive }) => [nuis, isActive]));
  for (const nuis of nuises) refuseUnless(statusOf.has(nuis), 52, nuis);
  for (const nuis of nuises) refuseUnless(statusOf.get(nuis) === true, 55, nuis);
}
