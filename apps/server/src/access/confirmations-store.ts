import type { Transaction } from '../platform/database/transaction.ts';

/** When the password was last proven in a session. */
export function confirmationsStore(transaction: Transaction) {
  const { queries } = transaction;
  return {
    /** False where the session has ended meanwhile. */
    async confirm(sessionId: string, at: Date): Promise<boolean> {
      const confirmed = await queries
        .updateTable('platform.sessions')
        .set({ password_confirmed_at: at })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    async confirmedAt(sessionId: string): Promise<Date | null> {
      const session = await queries
        .selectFrom('platform.sessions')
        .select('password_confirmed_at')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return session?.password_confirmed_at ?? null;
    },
  };
}
