import { expect, test } from 'vitest';
import { mergedCustomer } from './customers.ts';

const customer = (changes: object) => ({
  name: 'Bar Çajupi',
  idType: 'NUIS',
  idNumber: '',
  phone: '',
  email: '',
  address: '',
  town: '',
  country: 'ALB',
  ...changes,
});

test('a merged customer takes each empty field from the first merged record that has it', () => {
  const remaining = customer({ phone: '069 1', town: 'Tiranë' });
  const others = [
    customer({ name: 'Cajupi', idType: 'VAT', idNumber: 'IT01234567890', phone: '069 2', email: 'a@b.al' }),
    customer({ idNumber: 'L91412709B', address: 'Via Roma 1', town: 'Bari', country: 'ITA' }),
  ];
  expect(mergedCustomer(remaining, others)).toEqual({
    ...remaining,
    idType: 'VAT',
    idNumber: 'IT01234567890',
    email: 'a@b.al',
  });
});

test('an address is copied as a whole with its country, or not at all', () => {
  const abroad = customer({ address: 'Via Roma 1', country: 'ITA' });
  expect(mergedCustomer(customer({}), [abroad])).toEqual(abroad);
  expect(mergedCustomer(customer({ town: 'Fier' }), [abroad])).toEqual(customer({ town: 'Fier' }));
});
