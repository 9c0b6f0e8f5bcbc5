import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  button,
  Collection,
  dialog,
  enter,
  field,
  fillIn,
  focusedField,
  follow,
  heading,
  noDialog,
  noRow,
  press,
  row,
  save,
  screen,
  server,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const currency = (_id: string, name: string, exchangeRate: number) => ({
  _id,
  name,
  exchangeRate,
  updatedAt: aMoment,
});

/** A fake server with the lek and these currencies. */
function serveCurrencies(...given: ReturnType<typeof currency>[]) {
  const all = new Collection(({ _id }) => _id, [currency('ALL', 'Leku', 1), ...given]);
  server.answer(contract.currencies.all, { allCurrencies: ['ALL', 'EUR', 'NOK', 'SEK', 'JPY'] });
  server.answer(contract.currencies.list, () => ({ currencies: all.list() }));
  server.answer(contract.settings.necessaryData, () => ({
    units: [],
    vat: [],
    categories: [],
    shops: [],
    currencies: all.list(),
  }));
  server.answer(contract.currencies.add, (rates) => {
    for (const { currencyId, exchangeRate } of rates) all.add(currency(currencyId, currencyId, exchangeRate));
    return { updatedAt: aMoment };
  });
  server.answer(contract.currencies.edit, (rates) => {
    for (const { currencyId, exchangeRate } of rates) all.change(currencyId, { exchangeRate });
    return { updatedAt: aMoment };
  });
  server.answer(contract.currencies.remove, ({ ids }) => {
    all.remove(ids);
    return {};
  });
}

const open = () => enter('/settings?section=currencies', { title: 'Monedhat' });
const rateOf = (code: string) => field(`Kursi i ${code}`);

async function pressByKey(name: string): Promise<void> {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}

/** Types key by key; the decimal separator may be a comma or a point. */
async function typeRate(input: HTMLInputElement, rate: string): Promise<void> {
  input.focus();
  await user.clear(input);
  await user.keyboard(rate);
}

test('a currency is added by keyboard alone, and a too large rate is refused with an error at its field', async () => {
  serveCurrencies();
  await open();
  await pressByKey('Shto monedhë');
  const form = await dialog('Monedhë e re');
  await waitFor(() => expect(focusedField()).toBe('currencyId'));
  await user.keyboard('nok');
  await screen.findByRole('option', { name: /^NOK/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.tab();
  await user.keyboard('99999999999{Enter}');
  await text('Lejohen deri në 10 shifra para presjes.');
  await typeRate(await within(form).findByLabelText('Kursi'), '9,5');
  await user.keyboard('{Enter}');
  await text('NOK u shtua');
  await waitFor(async () => expect((await rateOf('NOK')).value).toBe('9.50'));
  expect(server.sent(contract.currencies.add)).toEqual([[{ currencyId: 'NOK', exchangeRate: 9.5 }]]);
});

test('a currency is found by its name, and adding without choosing a currency sends nothing', async () => {
  serveCurrencies();
  await open();
  await press('Shto monedhë');
  const form = await dialog('Monedhë e re');
  await press('Shto monedhë', form);
  await text('Kjo fushë është e detyrueshme.');
  const choices = await within(form).findByRole<HTMLInputElement>('combobox', { name: 'Monedha' });
  await user.click(choices);
  fillIn(choices, 'korona suede');
  await user.click(await screen.findByRole('option', { name: 'SEK – Korona suedeze' }));
  await typeRate(await within(form).findByLabelText('Kursi'), '8,50');
  await user.keyboard('{Enter}');
  await noDialog();
  expect(server.sent(contract.currencies.add)).toEqual([[{ currencyId: 'SEK', exchangeRate: 8.5 }]]);
});

test('a currency used by articles is not deleted, and its rate stays', async () => {
  serveCurrencies(currency('NOK', 'Korona norvegjeze', 9.5));
  server.refuse(contract.currencies.remove, 'currency-in-use');
  await open();
  await pressByKey('Fshi NOK');
  await text(/^Kjo monedhë përdoret nga artikuj/);
  expect((await rateOf('NOK')).value).toBe('9.50');
});

test('several rates are changed in place and saved in one step, and a rate of zero is refused with an error at its field', async () => {
  serveCurrencies(currency('SEK', 'Korona suedeze', 8.5), currency('JPY', 'Jeni japonez', 0.62));
  await open();
  await typeRate(await rateOf('SEK'), '9,10');
  await typeRate(await rateOf('JPY'), '0');
  await save();
  await text('Vlera duhet të jetë më e madhe se zero.');
  await typeRate(await rateOf('JPY'), '0,65');
  await text('2 ndryshime të paruajtura');
  await save();
  await text('2 kurse u ruajtën');
  expect(server.sent(contract.currencies.edit)).toEqual([
    [
      { currencyId: 'SEK', exchangeRate: 9.1 },
      { currencyId: 'JPY', exchangeRate: 0.65 },
    ],
  ]);
  await waitFor(async () => expect((await rateOf('SEK')).value).toBe('9.10'));
});

test('the history of a currency shows its rates', async () => {
  serveCurrencies(currency('SEK', 'Korona suedeze', 9.1));
  server.answer(contract.currencies.history, {
    rates: [
      { at: '2026-01-03T08:00:00.000Z', exchangeRate: 9.1, userName: 'Drita Hoxha' },
      { at: aMoment, exchangeRate: 8.5, userName: 'Drita Hoxha' },
    ],
  });
  await open();
  await press('Historia e SEK');
  const history = await dialog(/Historia e SEK/);
  await within(history).findByRole('figure', { name: /nga 8.50 në 9.10/ });
  expect(within(history).getAllByRole('row')).toHaveLength(3);
});

test('a deleted currency is restored by Undo with its rate', async () => {
  serveCurrencies(currency('JPY', 'Jeni japonez', 0.65));
  await open();
  await press('Fshi JPY');
  await noRow(/JPY/);
  await press('Zhbëj');
  await row(/JPY/);
  expect(server.sent(contract.currencies.add)).toEqual([[{ currencyId: 'JPY', exchangeRate: 0.65 }]]);
});

test('opening another section with unsaved rates asks for confirmation', async () => {
  serveCurrencies(currency('EUR', 'Euroja', 98.5));
  server.answer(contract.settings.necessaryData, {
    units: [],
    vat: [],
    categories: [],
    shops: [],
    logo: null,
    printingConfig: { paymentQrCode: true, vatSection: true },
    currencies: [currency('ALL', 'Leku', 1), currency('EUR', 'Euroja', 98.5)],
  });
  await open();
  await typeRate(await rateOf('EUR'), '120');
  const sections = screen.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });
  await follow('Printimi', sections);
  await dialog('Largohu pa ruajtur?');
  await user.keyboard('{Escape}');
  await noDialog();
  expect((await rateOf('EUR')).value).toContain('120');
  await follow('Printimi', sections);
  await press('Largohu pa ruajtur');
  await heading('Printimi');
});
