import { expect, test } from 'vitest';
import { mergedContent } from './merged-content.ts';
import type { CustomerContent } from './tables.ts';

const card = (content: Partial<CustomerContent>): CustomerContent => ({
  name: 'Agim Hoxha',
  id_type: 'NUIS',
  id_number: '',
  code: 'N00001',
  phone: '',
  email: '',
  address: '',
  town: '',
  country: 'ALB',
  ...content,
});

test('the kept card keeps what it has and takes each thing it lacks from the first that has it', () => {
  const kept = card({ phone: '069 1' });
  const others = [
    card({ name: 'A. Hoxha', code: 'I00001', phone: '069 2', email: 'a@hoxha.al' }),
    card({ id_type: 'ID', id_number: 'I05101999I', email: 'b@hoxha.al' }),
  ];
  expect(mergedContent(kept, others)).toEqual(
    card({ phone: '069 1', email: 'a@hoxha.al', id_type: 'ID', id_number: 'I05101999I' }),
  );
});

test('a place is taken whole or not at all', () => {
  const rome = card({ address: 'Via Appia 1', town: 'Roma', country: 'ITA' });
  expect(mergedContent(card({}), [rome])).toEqual(rome);
  expect(mergedContent(card({ town: 'Fier' }), [rome])).toEqual(card({ town: 'Fier' }));
});
