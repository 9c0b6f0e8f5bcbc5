import { expect, test } from 'vitest';
import { necessaryBatcher } from './batch-necessary.ts';

const everything = { units: [], vat: [{ vat_id: '20', rate: 20 }], shops: [], logo: null };

/** A fake server that has every part and records the requested flags. */
function fakeServer() {
  const requested: object[] = [];
  const fetchPart = necessaryBatcher(async (flags) => {
    requested.push(flags);
    return everything;
  });
  return { fetchPart, requested };
}

test('parts of the necessary data requested in the same tick are fetched with one call that has a flag for each part', async () => {
  const { fetchPart, requested } = fakeServer();
  const [units, vat] = await Promise.all([fetchPart('units'), fetchPart('vat'), fetchPart('units')]);
  expect(requested).toEqual([{ units: '1', vat: '1' }]);
  expect(units).toEqual([]);
  expect(vat).toEqual([{ vat_id: '20', rate: 20 }]);
});

test('a part of the necessary data that is requested later is fetched in a new call without the earlier parts', async () => {
  const { fetchPart, requested } = fakeServer();
  await fetchPart('units');
  await fetchPart('shops');
  expect(requested).toEqual([{ units: '1' }, { shops: '1' }]);
});

test('a null logo is a valid reply, and a requested part that the reply lacks is an error', async () => {
  const { fetchPart } = fakeServer();
  expect(await fetchPart('logo')).toBeNull();
  await expect(fetchPart('categories')).rejects.toThrow('categories');
});

test('after a failed request, the next call sends a new request', async () => {
  let isDown = true;
  const fetchPart = necessaryBatcher(async () => {
    if (isDown) throw new Error('away');
    return everything;
  });
  await expect(fetchPart('units')).rejects.toThrow('away');
  isDown = false;
  expect(await fetchPart('units')).toEqual([]);
});
