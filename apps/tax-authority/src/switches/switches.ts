import { z } from 'zod';
import type { Context } from '../platform/context.ts';

const faultCode = z.string().regex(/^\d{1,3}$/);

/** Failures that can be simulated. */
export const switchState = z.object({
  /** `refused` closes connections without a reply, `unavailable` replies 503. */
  down: z.enum(['no', 'refused', 'unavailable']).default('no'),
  /** Delay of every reply. */
  slowMs: z.number().int().min(0).max(600_000).default(0),
  /** Accepts and saves messages, but drops their replies; a refused message still gets its fault. */
  dropReply: z.boolean().default(false),
  /** Drops the replies to this percentage of the accepted messages, at random. */
  dropPercent: z.number().int().min(0).max(100).default(0),
  /** Every message gets this server fault. */
  serverFault: z
    .string()
    .regex(/^9\d\d$/)
    .nullable()
    .default(null),
  /** The next message, and only that one, gets this code. */
  nextCode: faultCode.nullable().default(null),
  /** Limits `nextCode` to requests of this name, such as `GetTaxpayersRequest`; null: any request. */
  nextRequest: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/)
    .nullable()
    .default(null),
  /** Clock skew in minutes; negative: behind. */
  clockSkewMinutes: z.number().int().min(-525_600).max(525_600).default(0),
});
export type SwitchState = z.output<typeof switchState>;
export const allOff: SwitchState = switchState.parse({});

export interface Switches {
  readonly state: SwitchState;
  /** Changes only the given switches. */
  change(wanted: Partial<SwitchState>): Promise<SwitchState>;
  /** Consumes the code for the next message, if it applies to a request of this name. */
  takeNextCode(request: string | null): Promise<string | null>;
}

/**
 * Cached in memory, because every message reads them, and stored in the database, so that they survive a restart.
 */
export async function openSwitches({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<Switches> {
  const [row] = await sql<{ state: unknown }[]>`select state from tax_authority.switches`;
  let state = switchState.parse(row?.state ?? {});
  clock.setSkew(state.clockSkewMinutes * 60_000);

  async function save(wanted: SwitchState): Promise<void> {
    state = wanted;
    clock.setSkew(state.clockSkewMinutes * 60_000);
    await sql`insert into tax_authority.switches (state) values (${sql.json(wanted)})
      on conflict (is_only) do update set state = excluded.state`;
  }

  return {
    get state() {
      return state;
    },
    async change(wanted) {
      await save(switchState.parse({ ...state, ...wanted }));
      return state;
    },
    async takeNextCode(request) {
      const { nextCode, nextRequest } = state;
      if (nextCode === null || (nextRequest !== null && nextRequest !== request)) return null;
      await save({ ...state, nextCode: null, nextRequest: null });
      return nextCode;
    },
  };
}
