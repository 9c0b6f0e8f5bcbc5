import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { BusinessContext } from '../platform/http/context.ts';

/** A record that the import added or changed, with the values to restore. */
export interface TouchedRecord {
  readonly id: string;
  /** The row before the change, as JSON text; null for a new record. */
  readonly before: string | null;
  readonly leftAt: string;
}

/** The added and changed records of one import. */
export function touchedStore(
  { transaction, businessId }: Pick<BusinessContext, 'transaction' | 'businessId'>,
  importId: string,
) {
  const run = <Row extends object = Record<string, unknown>>(text: string, ...values: unknown[]) =>
    transaction.run<Row>(text, [businessId, importId, ...values]);
  return {
    async ids(): Promise<ReadonlySet<string>> {
      return new Set((await run(touchedIds)).map((row) => String(row['record_id'])));
    },

    records: () => run<TouchedRecord>(touchedRecords),

    async insert(touched: readonly TouchedRecord[], categoryIds: readonly string[]): Promise<void> {
      const added = touched.filter(({ before }) => before === null).length;
      await run(addToCounts, added, touched.length - added, rowsAsJson(categoryIds));
      const rows = touched.map(
        ({ id, before, leftAt }) => `{"id":"${id}","leftAt":"${leftAt}","before":${before}}`,
      );
      await run(insertRows, `[${rows.join()}]`);
    },

    async markUndone(at: Date): Promise<void> {
      await run(markUndone, at);
      await run('delete from tenant.import_rows where business_id = $1 and import_id = $2');
    },
  };
}

const touchedIds = 'select record_id::text from tenant.import_rows where business_id = $1 and import_id = $2';

const touchedRecords = `
  select record_id::text as id, before::text, left_at::text as "leftAt" from tenant.import_rows
  where business_id = $1 and import_id = $2 order by record_id`;

const addToCounts = `
  update tenant.imports
  set added = added + $3, changed = changed + $4, category_ids = category_ids || $5::text::jsonb
  where business_id = $1 and id = $2`;

const insertRows = `
  insert into tenant.import_rows (business_id, import_id, record_id, before, left_at)
  select $1, $2, id, before, "leftAt"
  from jsonb_to_recordset($3::text::jsonb) as touched (id text, "leftAt" timestamptz, before jsonb)`;

const markUndone = 'update tenant.imports set undone_at = $3 where business_id = $1 and id = $2';
