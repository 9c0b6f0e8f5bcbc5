import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  enter,
  field,
  fill,
  focusedField,
  press,
  problemOf,
  save,
  screen,
  server,
  text,
  texts,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const saved = 'Konfigurimi u ruajt me sukses!';

const business = {
  name: 'Market Drini',
  nipt: 'L71234567A',
  address: 'Rr. e Durrësit 1',
  city: 'Tiranë',
  phoneNumber: '+355 69 123 4567',
  email: 'info@market.al',
  website: '',
  updatedAt: aMoment,
};

const open = () => enter('/settings?section=business', { title: 'Të dhënat e biznesit' });

test('the data of the business is changed, and missing values are shown beside their fields', async () => {
  server.answer(contract.settings.businessData, business);
  server.answer(contract.settings.editBusinessData, { updatedAt: aMoment });
  await open();
  (await field('Emri i biznesit')).focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await waitFor(() => expect(focusedField()).toBe('name'));
  await user.keyboard('Market i Ri');
  await fill('Telefoni', '+355 4 222 3344');
  await save();
  await text(saved);
  const { nipt: _nipt, ...sent } = business;
  expect(server.sent(contract.settings.editBusinessData)).toEqual([
    { ...sent, name: 'Market i Ri', phoneNumber: '+355 4 222 3344' },
  ]);
  expect((await field('NIPT')).readOnly).toBe(true);
});

test('each field of the business shows its own error', async () => {
  server.answer(contract.settings.businessData, business);
  await open();
  await fill('Emri i biznesit', 'x'.repeat(201));
  await fill('Adresa', 'x'.repeat(201));
  await fill('Qyteti', 'x'.repeat(201));
  await fill('Telefoni', '');
  await fill('Email', 'info@market');
  await fill('Faqja në internet', 'faqja jonë');
  await save();
  await waitFor(() => expect(texts('Lejohen deri në 200 karaktere.')).toHaveLength(3));
  expect(focusedField()).toBe('name');
  await text('Kjo fushë është e detyrueshme.');
  expect(problemOf(await field('Email'))).toContain('email');
  await text('Faqja në internet nuk është e saktë. Shembull: www.kafe.al');
  await fill('Telefoni', '069 12');
  await fill('Email', `${'a'.repeat(96)}@b.al`);
  await save();
  await text('Numri i telefonit duhet të ketë të paktën 12 karaktere.');
  await text('Lejohen deri në 100 karaktere.');
  expect(server.sent(contract.settings.editBusinessData)).toEqual([]);
});

test('the data of the business is filled in by keyboard alone', async () => {
  server.answer(contract.settings.businessData, business);
  server.answer(contract.settings.editBusinessData, { updatedAt: aMoment });
  await open();
  (await field('Adresa')).focus();
  await user.keyboard('{Control>}a{/Control}Rr. e Kavajës 7');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}elba');
  await screen.findByRole('option', { name: 'Elbasan' });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}+355 54 222 333');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}zyra@market-drini.al');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}www.market-drini.al{Enter}');
  await text(saved);
  expect(server.sent(contract.settings.editBusinessData)).toMatchObject([
    {
      address: 'Rr. e Kavajës 7',
      city: 'Elbasan',
      phoneNumber: '+355 54 222 333',
      email: 'zyra@market-drini.al',
      website: 'www.market-drini.al',
    },
  ]);
});

test('a form announces another user’s change of the business, and loading the change preserves the typed values', async () => {
  server.answer(contract.settings.businessData, business);
  server.refuse(contract.settings.editBusinessData, 'changed-meanwhile');
  await open();
  await fill('Adresa', 'Rr. ime 3');
  const later = '2026-01-03T08:00:00.000Z';
  server.answer(contract.settings.businessData, { ...business, email: 'tjetri@market.al', updatedAt: later });
  await save();
  await within(await screen.findByRole('alert')).findByText(/Dikush tjetër e ndryshoi ndërkohë/);
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await field('Email')).value).toBe('tjetri@market.al'));
  expect((await field('Adresa')).value).toBe('Rr. ime 3');
  server.answer(contract.settings.editBusinessData, { updatedAt: later });
  await save();
  await text(saved);
  expect(server.sent(contract.settings.editBusinessData).at(-1)).toMatchObject({
    address: 'Rr. ime 3',
    email: 'tjetri@market.al',
    updatedAt: later,
  });
});
