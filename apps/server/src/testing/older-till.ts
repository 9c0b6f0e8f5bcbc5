import type { StandIn } from './stand-in.ts';

/** The tax authority has known the till for a month. */
export async function makeTillOlder({ sql }: StandIn, tcrCode: string): Promise<void> {
  await sql`update tax_authority.tills set valid_from = valid_from - 30 where code = ${tcrCode}`;
}
