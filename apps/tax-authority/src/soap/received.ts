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
  /** Saves in the background; the caller does not wait. */
  save(message: ReceivedMessage): void;
  /** Resolves when all pending saves are done. */
  settled(): Promise<void>;
}

const textLengthMax = 1_000_000;
// PostgreSQL cannot store NUL characters in text.
const storable = (text: string) => text.slice(0, textLengthMax).replaceAll('\u0000', '\uFFFD');

export function receivedMessages({ sql, log }: Pick<Context, 'sql' | 'log'>): Received {
  const pending = new Set<Promise<void>>();

  async function write(message: ReceivedMessage): Promise<void> {
    const { receivedAt, service, nuis, uuid, code, wasDropped, milliseconds } = message;
    try {
      await sql`insert into tax_authority.received (received_at, service, message, nuis, request_uuid, request_text,
          reply_text, code, was_dropped, milliseconds)
        values (${receivedAt}, ${service}, ${message.message}, ${nuis}, ${uuid}, ${storable(message.requestText)},
          ${storable(message.replyText)}, ${code}, ${wasDropped}, ${milliseconds})`;
    } catch (error) {
      log.error({ err: error }, 'a received message could not be saved');
    }
  }

  return {
    save(message) {
      const work = write(message).finally(() => pending.delete(work));
      pending.add(work);
    },
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
