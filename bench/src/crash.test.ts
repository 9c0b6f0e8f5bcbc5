import { expect, test } from 'vitest';
import { crashUnderLoad } from './crash.ts';

test(
  'the server and PostgreSQL killed in the middle of selling lose and double no acknowledged document',
  { timeout: 600_000 },
  async () => {
    const { acknowledged, damage } = await crashUnderLoad({ kills: 6, documentsBetween: 35 });
    expect(damage).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(200);
  },
);
