import type { Schema } from './schema.generated.ts';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { kyselyOn } from './kysely-on.ts';
import type { Transaction } from './transaction.ts';

/** Stands in a query where a value will stand; building goes by its name only. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_target, name) => new Place(String(name)) });

const builder = kyselyOn(() => Promise.reject(new Error('a statement is run on a transaction')));

/**
 * A query whose shape never changes, built at its first use and kept: building costs more than a small query itself.
 * The values may only be placed, not looked at, since the query is built without them.
 */
export function statement<Values extends Readonly<Record<string, unknown>>, Row extends object>(
  build: (queries: Kysely<Schema>, values: Values) => Compilable<Row>,
): (transaction: Transaction, values: Values) => Promise<readonly Row[]> {
  let built: CompiledQuery | null = null;
  return async (transaction, values) => {
    built ??= build(builder, places as Values).compile();
    const placed = built.parameters.map((value) => (value instanceof Place ? values[value.name] : value));
    return transaction.run<Row>(built.sql, placed);
  };
}
