import type { StandIn } from './stand-in.ts';

/** Backdates the registration of a till at the stand-in by 30 days. */
export async function makeTillOlder({ sql }: StandIn, tcrCode: string): Promise<void> {
  await sql`update tax_authority.tills set valid_from = valid_from - 30 where code = ${tcrCode}`;
}
