import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  choose,
  Collection,
  dialog,
  enter,
  field,
  fill,
  focusedField,
  follow,
  heading,
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

const first = { _id: anId(0x51), name: 'Market Drini', hidden: false };
const second = { _id: anId(0x52), name: 'Market Drini 2', hidden: false };

const till = {
  _id: anId(1),
  shopId: anId(0x52),
  name: 'Arka 1',
  deviceUUID: '',
  tcrCode: '',
  updatedAt: aMoment,
};
const ofClients = { canSellWithoutClient: true, verifyInvoiceClient: false };

/** A fake server with one till of each kind. */
function serveTills(shown = [first, second]) {
  const all = new Collection(({ _id }) => _id, [till]);
  const edit = ({ _id, shopId = '', name = '', deviceUUID = '', tcrCode }: Edit) => {
    all.change(_id, { shopId, name, deviceUUID, tcrCode: tcrCode ?? '' });
    return { updatedAt: aMoment };
  };
  server.answer(contract.tills.posList, () => ({ posList: all.list() }));
  server.answer(contract.tills.eposList, () => ({
    eposList: [{ ...all.find(till._id), ...ofClients }],
  }));
  server.answer(contract.tills.editPos, edit);
  server.answer(contract.tills.editEpos, edit);
  server.answer(contract.settings.necessaryData, {
    units: [],
    vat: [],
    categories: [],
    currencies: [],
    shops: shown,
  });
  return all;
}

interface Edit {
  readonly _id: string;
  readonly shopId?: string | undefined;
  readonly name?: string | undefined;
  readonly deviceUUID?: string | undefined;
  readonly tcrCode?: string | null | undefined;
}

const kinds = [
  ['POS', 'pos', contract.tills.editPos],
  ['ePOS', 'epos', contract.tills.editEpos],
] as const;

const tcr = () => field('Kodi i arkës (TCR)');
const device = () => field('Identifikuesi i pajisjes');

async function openForm(title: string, section: string): Promise<void> {
  await enter(`/settings?section=${section}`, { title });
  await follow('Ndrysho Arka 1');
  await heading('Arka 1');
}

test.each(kinds)('the form of a %s is filled in by keyboard alone', async (title, section, edit) => {
  serveTills();
  await openForm(title, section);
  const name = await field('Emri');
  name.focus();
  await user.keyboard(`{Control>}a{/Control}${title} i derës`);
  await user.tab();
  await user.keyboard('{Control>}a{/Control}market drini');
  await screen.findByRole('option', { name: 'Market Drini' });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}XY123AB456');
  await user.tab();
  await user.keyboard('{Control>}a{/Control}TZG-1{Enter}');
  await text(`${title} i derës u ruajt`);
  await heading(title);
  await row(new RegExp(`${title} i derës Market Drini xy123ab456 TZG-1`));
  expect(server.sent(edit)).toMatchObject([
    { shopId: anId(0x51), tcrCode: 'xy123ab456', updatedAt: aMoment },
  ]);
});

test.each(kinds)('each field of the form of a %s shows its own error', async (title, section, edit) => {
  serveTills();
  await openForm(title, section);
  await fill('Emri', '');
  await fill('Kodi i arkës (TCR)', '12');
  await fill('Identifikuesi i pajisjes', 'x'.repeat(101));
  await save();
  await text('Kjo fushë është e detyrueshme.');
  await waitFor(() => expect(focusedField()).toBe('name'));
  await text('Kodi i arkës (TCR) ka formën xy123ab456.');
  await text('Lejohen deri në 100 karaktere.');
  await fill('Identifikuesi i pajisjes', '');
  await fill('Kodi i arkës (TCR)', '');
  await fill('Emri', 'x'.repeat(101));
  await save();
  await text('Lejohen deri në 100 karaktere.');
  expect(server.sent(edit)).toEqual([]);
});

test.each(kinds)(
  'a duplicate name of a %s in its shop is refused with an error at its field',
  async (title, section, edit) => {
    serveTills();
    server.refuse(edit, 'till-name-taken');
    await openForm(title, section);
    const name = await fill('Emri', 'ARKA 2');
    await choose('Dyqani', 'Market Drini');
    await save();
    await text('Keni tashmë një pajisje me këtë emër në këtë dyqan.');
    await waitFor(() => expect(focusedField()).toBe('name'));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await follow(title, screen.getByRole('main'));
    await press('Largohu pa ruajtur', await dialog('Largohu pa ruajtur?'));
    await heading(title);
  },
);

test.each(kinds)(
  "the form of a %s loads another user's change, and the typed values stay",
  async (title, section, edit) => {
    const others = serveTills();
    server.refuse(edit, 'changed-meanwhile');
    await openForm(title, section);
    await fill('Kodi i arkës (TCR)', 'ab111cd222');
    const later = '2026-01-03T08:00:00.000Z';
    others.change(till._id, { deviceUUID: 'TZG-TJETER', updatedAt: later });
    await save();
    await within(await screen.findByRole('alert')).findByText(/Dikush tjetër e ndryshoi ndërkohë/);
    await press('Ngarko versionin e ri');
    await waitFor(async () => expect((await device()).value).toBe('TZG-TJETER'));
    expect((await tcr()).value).toBe('ab111cd222');
    await text('1 ndryshim i paruajtur');
    server.answer(edit, { updatedAt: later });
    await save();
    await heading(title);
    expect(server.sent(edit).at(-1)).toMatchObject({ tcrCode: 'ab111cd222', updatedAt: later });
  },
);

test('a till of a hidden shop stays in that shop, and the form marks the shop as hidden', async () => {
  serveTills([first, { ...second, hidden: true }]);
  await enter('/settings?section=pos', { title: 'POS' });
  await row(/Arka 1 Market Drini 2 \(i fshehur\)/);
  await follow('Ndrysho Arka 1');
  await heading('Arka 1');
  await waitFor(async () => expect((await field('Dyqani')).value).toBe('Market Drini 2 (i fshehur)'));
});
