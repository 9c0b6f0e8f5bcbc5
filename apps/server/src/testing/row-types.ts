import type postgres from 'postgres';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  /** The check constraint that lists the allowed values of this column; null if there is none. */
  readonly values: string | null;
}

/** TypeScript types of PostgreSQL types, as the driver returns them with the settings of our pool. */
const typeOf: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
};

const amounts = {
  Money: `amount change_given cost count_difference counted_amount credit credit_mon debit debit_mon deposited expected_amount export_of_goods foreign_total mark_up
    owed_vat price sold starting_balance tax_free total unit_price unit_price_with_vat unit_price_without_vat value
    value_after value_of_goods vat with_vat withdrawn without_vat`,
  Quantity: 'quantity quantity_after',
  UnitCost: 'average average_after unit_cost',
};

/** The domain type of an int8 column, by its name. */
const amountIn: ReadonlyMap<string, string> = new Map(
  Object.entries(amounts).flatMap(([kind, names]) => names.split(/\s+/).map((name) => [name, kind] as const)),
);

/** Columns with a more exact type than the catalog has: codes of the domain and the content of JSON. */
const knownAs: Readonly<Record<string, string>> = {
  'platform.admin_roles.permissions': "Partial<Pick<Role, 'saPermissions'>>",
  'platform.table_layouts.layout': '{ order: string[]; hidden: string[]; widths: Record<string, number> }',
  'platform.users.kind': 'UserKind',
  'platform.memberships.state': 'MembershipState',
  // Thousandths of a lek.
  'tenant.articles.cost': 'bigint',
  'tenant.articles.icon': 'ArticleIcon',
  'tenant.articles.is_deleted': 'boolean',
  'tenant.articles.scale_options':
    "{ plu: number; prefix: string; valueType: 'pieces' | 'price' | 'weight' } | null",
  'tenant.articles.shape': 'ArticleShape',
  'tenant.articles.sold_by': 'SoldBy',
  'tenant.customers.id_type': 'ClientIdType',
  'tenant.invoices.buyer': 'Buyer | null',
  'tenant.fiscal_documents.failure':
    '{ name: string; isOurs: boolean; code: string | null; text: string | null } | null',
  'tenant.imports.category_ids': 'readonly string[]',
  'tenant.warehouse_documents.reason': 'WarehouseReason',
  'tenant.transfer_notes.carrier': 'Carrier | null',
  'tenant.transfer_notes.destination_point': 'DestinationPoint',
  'tenant.transfer_notes.issuer': '{ name: string; nuis: string; address: string; town: string }',
  'tenant.transfer_notes.packaging': 'Packaging | null',
  'tenant.transfer_notes.start_point': 'StartPoint',
  'tenant.roles.permissions': 'Partial<ProductPermissions> & { saPermissions: Record<string, never> }',
};

const knownTypes = [
  'ArticleIcon',
  'ArticleShape',
  'Buyer',
  'Carrier',
  'ClientIdType',
  'DestinationPoint',
  'MembershipState',
  'Money',
  'Packaging',
  'ProductPermissions',
  'Quantity',
  'Role',
  'SoldBy',
  'StartPoint',
  'UnitCost',
  'UserKind',
  'WarehouseReason',
];

/** Generates the Kysely row types of all tables from the catalog of a migrated database. */
export async function rowTypesOf(sql: postgres.Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select format('%s.%s', namespace.nspname, class.relname) as table, attribute.attname as column,
      base.typname as type, type.typelem <> 0 and type.typlen = -1 as "isArray",
      not (attribute.attnotnull or type.typnotnull) as "isNullable",
      attribute.atthasdef or attribute.attidentity <> '' as "hasDefault", attribute.attgenerated <> '' as "isGenerated",
      (select min(pg_get_constraintdef(oid)) from pg_constraint check_on
        where check_on.conrelid = class.oid and check_on.contype = 'c' and check_on.conkey = array[attribute.attnum]
          and pg_get_constraintdef(oid) ~ '^CHECK [(][(][a-z_]+ = ANY [(]ARRAY[[](''[^'']*''::text(, )?)+[]][)][)][)]$') as values
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid and class.relkind in ('r', 'p') and not class.relispartition
    join pg_namespace namespace on namespace.oid = class.relnamespace and namespace.nspname in ('platform', 'tenant')
    join pg_type type on type.oid = attribute.atttypid
    join pg_type base on base.oid = coalesce(nullif(type.typbasetype, 0),
      case when type.typelem <> 0 and type.typlen = -1 then type.typelem end, type.oid)
    where attribute.attnum > 0 and not attribute.attisdropped
    order by namespace.nspname collate "C", class.relname collate "C", attribute.attnum`;
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return [
    '// Generated from the migrated database by schema.test.ts; `npx vitest run --project server schema.test.ts -u` writes it.',
    'import type {',
    ...knownTypes.map((name) => `  ${name},`),
    "} from '@tezga/domain';",
    "import type { ColumnType, Generated, Selectable } from 'kysely';",
    '',
    'export type Schema = {',
    ...Array.from(tables, ([table, its]) => `  '${table}': {\n${its.map(lineOf).join('\n')}\n  };`),
    '};',
    '',
    '/** A row as it is read. */',
    'export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;',
    '',
  ].join('\n');
}

/** The maximum length of a line in the project. */
const lineLengthMax = 110;

function lineOf(column: Column): string {
  const known = knownAs[`${column.table}.${column.column}`];
  if (known !== undefined) return `    ${column.column}: ${insertedAs(column, known)};`;
  const counted = column.type === 'int8' ? amountIn.get(column.column) : undefined;
  const base = column.values === null ? (counted ?? typeOf[column.type]) : valuesIn(column.values);
  if (base === undefined) throw new Error(`${column.table}.${column.column} is of type ${column.type}`);
  const one = column.isArray ? `${base}[]` : base;
  // `unknown` includes null.
  const whole = column.isNullable && one !== 'unknown' ? `${one} | null` : one;
  const line = `    ${column.column}: ${insertedAs(column, whole)};`;
  return line.length > lineLengthMax ? `    ${column.column}:${inLines(whole)};` : line;
}

/** A long union with a value on each line, as the formatter writes it. */
const inLines = (union: string) =>
  union
    .split(' | ')
    .map((value) => `\n      | ${value}`)
    .join('');

function insertedAs({ type: dataType, isGenerated, hasDefault }: Column, type: string): string {
  if (isGenerated) return `ColumnType<${type}, never, never>`;
  if (dataType === 'numeric') return `ColumnType<${type}, ${type} | number, ${type} | number>`;
  return hasDefault ? `Generated<${type}>` : type;
}

const valuesIn = (constraint: string): string =>
  Array.from(constraint.matchAll(/'([^']*)'::text/g), ([, value]) => `'${value}'`).join(' | ');
