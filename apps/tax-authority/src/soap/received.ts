import type { Context } from '../platform/context.ts';
import type { Seen } from './request-in.ts';

export interface ReceivedMessage extends Readonly<Seen> {
  readonly receivedAt: Date;
  readonly service: string;
  readonly requestText: string;
  readonly replyText: string;
  /** Null: accepted. */
  readonly code: string | null;
  readonly wasDropped: boolean;
  readonly milliseconds: number;
}

export interface Received {
  /** Kept soon; nobody waits for it. */
  keep(message: ReceivedMessage): void;
  /** Everything handed over so far is in the database. */
  settled(): Promise<void>;
}

const textMost = 1_000_000;
// The database cannot keep this character in a text.
const kept = (text: string) => text.slice(0, textMost).replaceAll('\u0000', '\uFFFD');

export function receivedMessages({ sql, log }: Pick<Context, 'sql' | 'log'>): Received {
  const underWay = new Set<Promise<void>>();

  async function write(message: ReceivedMessage): Promise<void> {
    const { receivedAt, service, nuis, uuid, code, wasDropped, milliseconds } = message;
    try {
      await sql`insert into tax_authority.received (received_at, service, message, nuis, request_uuid, request_text,
          reply_text, code, was_dropped, milliseconds)
        values (${receivedAt}, ${service}, ${message.message}, ${nuis}, ${uuid}, ${kept(message.requestText)},
          ${kept(message.replyText)}, ${code}, ${wasDropped}, ${milliseconds})`;
    } catch (error) {
      log.error({ err: error }, 'a message could not be kept');
    }
  }

  return {
    keep(message) {
      const work = write(message).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
