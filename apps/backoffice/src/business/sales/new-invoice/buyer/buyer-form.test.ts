import { expect, test } from 'vitest';
import { buyerByHand, buyerOfTaxpayer, mayBeCustomer } from './buyer-form.ts';
import { aBuyer } from '../test-support/a-cart.ts';

test('a typed buyer starts with the search text, a NIPT as the number and any other text as the name', () => {
  expect(buyerByHand(' k91618599s ', null)).toMatchObject({
    idType: 'NUIS',
    idNumber: 'K91618599S',
    name: '',
  });
  expect(buyerByHand('Agim Prifti', null)).toMatchObject({ idType: 'ID', idNumber: '', name: 'Agim Prifti' });
});

test('editing the chosen buyer starts with their data, without the customer id', () => {
  expect(buyerByHand('', aBuyer())).not.toHaveProperty('customerId');
  expect(buyerByHand('', aBuyer())).toMatchObject({ name: 'Hotel Jonufra sh.p.k.' });
});

test('a taxpayer without a country gets Albania as the country', () => {
  const taxpayer = { nipt: 'K91618599S', name: 'Hotel', address: '', town: 'Vlorë', country: '' };
  expect(buyerOfTaxpayer(taxpayer)).toMatchObject({ customerId: null, idType: 'NUIS', country: 'ALB' });
});

test('a buyer without address or town cannot become a customer', () => {
  expect(mayBeCustomer({ address: 'Rruga 1', town: 'Tiranë' })).toBe(true);
  expect(mayBeCustomer({ address: ' ', town: 'Tiranë' })).toBe(false);
  expect(mayBeCustomer({ address: 'Rruga 1', town: '' })).toBe(false);
});
