import { casesToTry } from '@tezga/domain/cases-to-try';
import { expect, test } from 'vitest';
import { crashUnderLoad } from './crash.ts';

test(
  'if the server and PostgreSQL are killed during sales, no acknowledged document is lost or duplicated',
  { timeout: 600_000 },
  async () => {
    // Every third kill ends PostgreSQL.
    const kills = casesToTry(process.env, 6, 3);
    const documentsBetween = casesToTry(process.env, 35, 25);
    const { acknowledged, damage } = await crashUnderLoad({ kills, documentsBetween });
    expect(damage).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(kills * documentsBetween);
  },
);
