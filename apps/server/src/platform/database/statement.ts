import type { Schema } from './schema.generated.ts';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { kyselyOn } from './kysely-on.ts';
import type { Transaction } from './transaction.ts';

/** Stands for a value by its name while the query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });

const builder = kyselyOn(() => Promise.reject(new Error('run the statement on a transaction')));

/**
 * A query whose SQL text is always the same. Kysely compiles it at the first use and the result is cached, because
 * compiling costs more than a small query. `build` gets placeholders instead of values, so the query must not depend
 * on the values.
 */
export function statement<Values extends Readonly<Record<string, unknown>>, Row extends object>(
  build: (queries: Kysely<Schema>, values: Values) => Compilable<Row>,
): (transaction: Transaction, values: Values) => Promise<readonly Row[]> {
  let built: CompiledQuery | null = null;
  return async (transaction, values) => {
    built ??= build(builder, placeholders as Values).compile();
    const filled = built.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name] : value,
    );
    return transaction.run<Row>(built.sql, filled);
  };
}
