import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row } from '../platform/database/schema.generated.ts';

export type NewComment = Omit<Row<'tenant.comments'>, 'business_id'>;
export type NewFile = Omit<Row<'tenant.comment_files'>, 'business_id' | 'comment_id'>;

interface FileFacts {
  readonly _id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Comments on one business, with their attached files. */
export function commentsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** Sorted by time, the newest first. */
    async list() {
      return commentsOf(transaction, { businessId });
    },

    async add(comment: NewComment, files: readonly NewFile[]): Promise<void> {
      await queries
        .insertInto('tenant.comments')
        .values({ ...comment, business_id: businessId })
        .execute();
      if (files.length === 0) return;
      await queries
        .insertInto('tenant.comment_files')
        .values(files.map((file) => ({ ...file, business_id: businessId, comment_id: comment.id })))
        .execute();
    },

    /**
     * The size of all files of the business. An advisory lock until the transaction ends makes concurrent comments wait, so
     * that together they cannot exceed the limit.
     */
    async lockFilesTotalBytes(): Promise<number> {
      await transaction.run(`select pg_advisory_xact_lock(hashtextextended('comment files ' || $1, 0))`, [
        businessId,
      ]);
      const [row] = await transaction.run(
        `select coalesce(sum(octet_length(content)), 0)::bigint as bytes from tenant.comment_files where business_id = $1`,
        [businessId],
      );
      return Number(row?.['bytes']);
    },

    /** The files of one comment, in their order. */
    async filesOf(commentId: string) {
      return queries
        .selectFrom('tenant.comment_files')
        .select(['name', 'content'])
        .where('business_id', '=', businessId)
        .where('comment_id', '=', commentId)
        .orderBy('id')
        .execute();
    },

    async file(id: string) {
      const file = await queries
        .selectFrom('tenant.comment_files')
        .select(['name', 'type', 'content'])
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .executeTakeFirst();
      return file ?? null;
    },
  };
}

const commentsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.comments as comment')
    .select(['id', 'at', 'user_name', 'message'])
    .select(
      sql<FileFacts[]>`(
        select coalesce(json_agg(json_build_object(
          '_id', file.id, 'name', file.name, 'type', file.type, 'size', octet_length(file.content)) order by file.id), '[]')
        from tenant.comment_files file
        where file.business_id = comment.business_id and file.comment_id = comment.id
      )`.as('files'),
    )
    .where('business_id', '=', businessId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc'),
);
