import { expect, test } from 'vitest';
import { buyerByHand, buyerOfTaxpayer } from './buyer-form.ts';
import { aBuyer } from '../test-support/a-cart.ts';

test('what was sought begins a buyer by hand: a NIPT as the number, anything else as the name', () => {
  expect(buyerByHand(' k91618599s ', null)).toMatchObject({
    idType: 'NUIS',
    idNumber: 'K91618599S',
    name: '',
  });
  expect(buyerByHand('Agim Prifti', null)).toMatchObject({ idType: 'ID', idNumber: '', name: 'Agim Prifti' });
});

test('a buyer who is there is changed from what is known of them, and is no customer by it', () => {
  expect(buyerByHand('', aBuyer())).not.toHaveProperty('customerId');
  expect(buyerByHand('', aBuyer())).toMatchObject({ name: 'Hotel Jonufra sh.p.k.' });
});

test('a taxpayer without a country is one of Albania', () => {
  const taxpayer = { nipt: 'K91618599S', name: 'Hotel', address: '', town: 'Vlorë', country: '' };
  expect(buyerOfTaxpayer(taxpayer)).toMatchObject({ customerId: null, idType: 'NUIS', country: 'ALB' });
});
