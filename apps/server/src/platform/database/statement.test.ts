import { describe, expect, test } from 'vitest';
import type { Run } from './kysely-on.ts';
import { statement } from './statement.ts';
import type { Transaction } from './transaction.ts';

type Tables = { goods: { id: string; price: number; gone: boolean } };

function recordingTransaction() {
  const ran: { text: string; values: readonly unknown[] }[] = [];
  const run: Run = async (text, values) => {
    ran.push({ text, values });
    return Object.assign([], { count: 0 });
  };
  return { ran, transaction: { run } as Transaction };
}

describe('prepared queries', () => {
  test('a statement is compiled once, and each use passes its values in the order of the placeholders', async () => {
    let builds = 0;
    const cheaperThan = statement((queries, { price, id }: { price: number; id: string }) => {
      builds += 1;
      return queries
        .withTables<Tables>()
        .selectFrom('goods')
        .select('id')
        .where('gone', '=', false)
        .where('price', '<', price)
        .where('id', '<>', id);
    });
    const { ran, transaction } = recordingTransaction();

    await cheaperThan(transaction, { id: 'a', price: 10 });
    await cheaperThan(transaction, { price: 20, id: 'b' });

    expect(builds).toBe(1);
    expect(ran[0]?.text).toBe(ran[1]?.text);
    expect(ran.map(({ values }) => values)).toEqual([
      [false, 10, 'a'],
      [false, 20, 'b'],
    ]);
  });

  test('a statement passes values as parameters, never within the SQL text', async () => {
    const add = statement((queries, { id, price }: { id: string; price: number }) =>
      queries.withTables<Tables>().insertInto('goods').values({ id, price, gone: false }),
    );
    const { ran, transaction } = recordingTransaction();

    await add(transaction, { id: "x'); drop table goods; --", price: 1 });

    expect(ran[0]?.text).toBe('insert into "goods" ("id", "price", "gone") values ($1, $2, $3)');
    expect(ran[0]?.values).toEqual(["x'); drop table goods; --", 1, false]);
  });
});
