import { CallError } from '@tezga/contract/client';
import { expect, test } from 'vitest';
import { takeFresh } from './take-fresh.ts';

async function taking(reading: Promise<string>) {
  const taken: string[] = [];
  const refused: CallError[] = [];
  await takeFresh(reading, {
    take: (fresh) => void taken.push(fresh),
    refuse: (error) => void refused.push(error),
  });
  return { taken, refused };
}

test('the form takes the values of the newer version', async () => {
  expect(await taking(Promise.resolve('e re'))).toEqual({ taken: ['e re'], refused: [] });
});

test('a failed read shows its error and leaves the typed values', async () => {
  const error = new CallError('Nuk ka lidhje.', { code: 'network', status: 503, requestId: 'r1' });
  expect(await taking(Promise.reject(error))).toEqual({ taken: [], refused: [error] });
});

test('an error that is not a reply of the server is rethrown', async () => {
  await expect(taking(Promise.reject(new TypeError('x is undefined')))).rejects.toThrow(TypeError);
});
