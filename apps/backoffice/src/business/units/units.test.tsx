import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  button,
  Collection,
  dialog,
  enter,
  fill,
  fillIn,
  focusedField,
  noDialog,
  noRow,
  noText,
  press,
  row,
  screen,
  server,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const unit = (number: number, name: string, code = '') => ({
  unit_id: anId(number),
  name,
  code,
  articlesCount: 0,
  isUnofficial: false,
});

/** A fake server with these units, which can be added, renamed, deleted and restored. */
function serveUnits(...given: ReturnType<typeof unit>[]) {
  const all = new Collection(({ unit_id: id }) => id, given);
  let lastNumber = 90;
  const add = ({ name, code }: { name: string; code: string }) => {
    lastNumber += 1;
    all.add(unit(lastNumber, name, code));
    return unit(lastNumber, name, code);
  };
  server.answer(contract.units.list, ({ deleted }) => ({ units: all.list(deleted) }));
  server.answer(contract.units.standard, {
    units: [
      { name: 'metër', code: 'MTR', isCommon: true },
      { name: 'kuti', code: 'XBX', isCommon: false },
    ],
    otherCodes: ['XBJ', 'XJC'],
  });
  server.answer(contract.units.add, (input) => ({ unit_id: add(input).unit_id }));
  server.answer(contract.units.keepMany, (inputs) => ({
    units: inputs.map(({ unit_id: id, name = '', code = '' }) => {
      if (id === undefined) return withoutCount(add({ name, code }));
      all.change(id, { name, code });
      return withoutCount(all.find(id));
    }),
  }));
  server.answer(contract.units.remove, ({ units }) => {
    all.remove(units);
    return {};
  });
  server.answer(contract.units.restore, ({ units }) => {
    all.restore(units);
    return {};
  });
}

const withoutCount = ({ unit_id, name, code }: ReturnType<typeof unit>) => ({ unit_id, name, code });

const open = () => enter('/settings?section=units', { title: 'Njësitë' });

/** Activates a button by keyboard. */
async function pressByKey(name: string): Promise<void> {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}

test('several standard units are added at once', async () => {
  serveUnits(unit(1, 'cope', 'C62'));
  await open();
  await press('Shto nga lista');
  const list = await dialog('Shto nga lista');
  await press('Shto', list);
  await text('Kjo fushë është e detyrueshme.');
  const choices = await within(list).findByRole<HTMLInputElement>('combobox', { name: /Njësitë e listës/ });
  for (const [typed, option] of [
    ['metër', 'metër (MTR)'],
    ['XBX', 'kuti (XBX)'],
  ] as const) {
    await user.click(choices);
    fillIn(choices, typed);
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await press('Shto 2 njësi', list);
  await text('2 njësi u shtuan');
  await row(/metër MTR/);
  expect(server.sent(contract.units.keepMany)).toEqual([
    [
      { name: 'metër', code: 'MTR' },
      { name: 'kuti', code: 'XBX' },
    ],
  ]);
});

test('a custom unit is added and renamed, and a duplicate name is refused with an error at its field', async () => {
  serveUnits(unit(1, 'metër', 'MTR'));
  server.refuse(contract.units.add, 'unit-name-taken');
  await open();
  await press('Njësi e re');
  await waitFor(() => expect(focusedField()).toBe('name'));
  await user.keyboard('Metër{Enter}');
  await text('Keni tashmë një njësi me këtë emër.');
  serveUnits(unit(1, 'metër', 'MTR'));
  await fill('Emri', 'tabaka');
  await user.keyboard('{Enter}');
  await row(/tabaka/);
  await press('Ndrysho tabaka');
  await fill('Emri', 'tabaka e madhe');
  await user.keyboard('{Enter}');
  await row(/tabaka e madhe/);
  expect(screen.queryAllByRole('row', { name: /^tabaka$/ })).toHaveLength(0);
});

test('a deleted unit is restored by Undo, or later by keyboard alone from the list of deleted units', async () => {
  serveUnits(unit(1, 'cope', 'C62'), unit(2, 'gotë'));
  await open();
  await press('Fshi gotë');
  await noRow(/gotë/);
  await press('Zhbëj');
  await row(/gotë/);
  await pressByKey('Fshi gotë');
  await noRow(/gotë/);
  await pressByKey('Njësitë e fshira');
  await pressByKey('Ktheje gotë');
  await button('Fshi gotë');
  expect(server.sent(contract.units.restore)).toEqual([{ units: [anId(2)] }, { units: [anId(2)] }]);
});

test('the code of a custom unit is found by its name or by typing it, and a refused code shows an error at the field', async () => {
  serveUnits(unit(1, 'cope', 'C62'));
  server.refuse(contract.units.add, 'invalid-input', {
    problems: [{ path: 'code', code: 'unit-code', limit: null }],
  });
  await open();
  await press('Njësi e re');
  await fill('Emri', 'kovë');
  const codes = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Kodi/ });
  await user.click(codes);
  fillIn(codes, 'metër');
  await user.click(await screen.findByRole('option', { name: 'metër (MTR)' }));
  await press('Shto njësinë');
  await text(/^Ky kod nuk është në listën e njësive/);
  serveUnits(unit(1, 'cope', 'C62'));
  await user.click(codes);
  fillIn(codes, 'XBJ');
  await user.click(await screen.findByRole('option', { name: 'XBJ' }));
  await press('Shto njësinë');
  await row(/kovë XBJ/);
  expect(server.sent(contract.units.add)).toMatchObject([{ code: 'MTR' }, { code: 'XBJ' }]);
});

test('a missing or too long name is refused with an error at its field', async () => {
  serveUnits(unit(1, 'cope', 'C62'));
  await open();
  await pressByKey('Njësi e re');
  await dialog('Njësi e re');
  await waitFor(() => expect(focusedField()).toBe('name'));
  await user.keyboard('{Enter}');
  await text('Kjo fushë është e detyrueshme.');
  await fill('Emri', 'a'.repeat(41));
  await text('Lejohen deri në 40 karaktere.');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(server.sent(contract.units.add)).toEqual([]);
});

test.each([
  ['unit-in-use', /^Kjo njësi përdoret nga artikuj/],
  ['unit-last', /^Duhet të mbetet të paktën një njësi/],
] as const)('a unit whose deletion is refused with %s stays, with the reason', async (code, message) => {
  serveUnits(unit(1, 'cope', 'C62'));
  server.refuse(contract.units.remove, code);
  await open();
  await pressByKey('Fshi cope');
  await text(message);
  expect(await row(/cope/)).toBeDefined();
});

test('a unit that e-invoices count as pieces has a badge, and its form warns until a code is chosen', async () => {
  serveUnits(unit(1, 'cope', 'C62'), { ...unit(2, 'thupër', 'THUPER'), isUnofficial: true });
  await open();
  expect((await row(/thupër/)).textContent).toContain('Si copë në e-fatura');
  expect((await row(/cope/)).textContent).not.toContain('Si copë');
  await press('Ndrysho thupër');
  await text('Në faturat elektronike kjo njësi del si copë');
  await waitFor(() => expect(focusedField()).toBe('name'));
  const codes = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Kodi/ });
  await user.click(codes);
  fillIn(codes, 'metër');
  await user.click(await screen.findByRole('option', { name: 'metër (MTR)' }));
  await noText('Në faturat elektronike kjo njësi del si copë');
});

test('the form of a new unit warns if its name is no official unit and no code is chosen', async () => {
  serveUnits(unit(1, 'cope', 'C62'));
  await open();
  await press('Njësi e re');
  await fill('Emri', 'metër');
  await noText('Në faturat elektronike kjo njësi del si copë');
  await fill('Emri', 'thupër');
  expect(await text('Në faturat elektronike kjo njësi del si copë')).toBeDefined();
});
