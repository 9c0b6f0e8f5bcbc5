import { z } from 'zod';
import type { Context } from '../platform/context.ts';

const faultCode = z.string().regex(/^\d{1,3}$/);

/** Trouble that can be switched on. */
export const switchState = z.object({
  /** `refused` closes connections without an answer, `unavailable` answers 503. */
  down: z.enum(['no', 'refused', 'unavailable']).default('no'),
  /** Every answer waits so long. */
  slowMs: z.number().int().min(0).max(600_000).default(0),
  /** What is accepted is kept, but nobody hears of it. */
  dropReply: z.boolean().default(false),
  /** The same for so many of a hundred, as it comes. */
  dropPercent: z.number().int().min(0).max(100).default(0),
  /** Every message is answered with this fault of the server. */
  serverFault: z
    .string()
    .regex(/^9\d\d$/)
    .nullable()
    .default(null),
  /** The next message is answered with this code, and only that one. */
  nextCode: faultCode.nullable().default(null),
  /** Our own clock is ahead by so much; below zero it is behind. */
  clockSkewMinutes: z.number().int().min(-525_600).max(525_600).default(0),
});
export type SwitchState = z.output<typeof switchState>;
export const allOff: SwitchState = switchState.parse({});

export interface Switches {
  readonly state: SwitchState;
  /** Only what is said changes. */
  change(wanted: Partial<SwitchState>): Promise<SwitchState>;
  /** The code for this message; the next one gets none. */
  takeNextCode(): Promise<string | null>;
}

/** Held in memory, since every message asks, and in the database, so that a new start finds them as they were. */
export async function openSwitches({ sql, clock }: Pick<Context, 'sql' | 'clock'>): Promise<Switches> {
  const [row] = await sql<{ state: unknown }[]>`select state from tax_authority.switches`;
  let state = switchState.parse(row?.state ?? {});
  clock.setSkew(state.clockSkewMinutes * 60_000);

  async function keep(wanted: SwitchState): Promise<void> {
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
      await keep(switchState.parse({ ...state, ...wanted }));
      return state;
    },
    async takeNextCode() {
      const code = state.nextCode;
      if (code !== null) await keep({ ...state, nextCode: null });
      return code;
    },
  };
}
