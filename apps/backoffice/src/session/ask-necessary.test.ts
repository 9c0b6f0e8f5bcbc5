import { expect, test } from 'vitest';
import { necessaryAsker } from './ask-necessary.ts';

const everything = { units: [], vat: [{ vat_id: '20', rate: 20 }], shops: [], logo: null };

/** A server that has everything, and what it was asked for. */
function listening() {
  const asked: object[] = [];
  const ask = necessaryAsker(async (flags) => {
    asked.push(flags);
    return everything;
  });
  return { ask, asked };
}

test('what is asked for in one moment goes in one call, each part by its flag', async () => {
  const { ask, asked } = listening();
  const [units, vat] = await Promise.all([ask('units'), ask('vat'), ask('units')]);
  expect(asked).toEqual([{ units: '1', vat: '1' }]);
  expect(units).toEqual([]);
  expect(vat).toEqual([{ vat_id: '20', rate: 20 }]);
});

test('what is asked for later goes in a call of its own, without what is there already', async () => {
  const { ask, asked } = listening();
  await ask('units');
  await ask('shops');
  expect(asked).toEqual([{ units: '1' }, { shops: '1' }]);
});

test('no logo is an answer, and a part that is not in the reply is none', async () => {
  const { ask } = listening();
  expect(await ask('logo')).toBeNull();
  await expect(ask('categories')).rejects.toThrow('categories');
});

test('after a failure the next one is asked again', async () => {
  let isAway = true;
  const ask = necessaryAsker(async () => {
    if (isAway) throw new Error('away');
    return everything;
  });
  await expect(ask('units')).rejects.toThrow('away');
  isAway = false;
  expect(await ask('units')).toEqual([]);
});
