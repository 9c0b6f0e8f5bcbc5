import { expect, test } from 'vitest';
import { valuationRequest } from './valuation-request.ts';

const id = 'a'.repeat(24);

test.each([
  [{}, {}],
  [
    { shop: id, category: id, date: '2026-11-01' },
    { shopIds: [id], category: id, date: '2026-11-01' },
  ],
  [{ shop: 'x', category: '', date: '1.11' }, {}],
])('the URL filters %j become the request %j', (search, request) => {
  expect(valuationRequest(search)).toEqual(request);
});
