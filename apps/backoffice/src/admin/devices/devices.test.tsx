import { contract } from '@tezga/contract';
import type { DeviceKind } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  FakeRefusal,
  aBusiness,
  aMoment,
  anId,
  choose,
  dialog,
  enter,
  fill,
  focusedField,
  follow,
  heading,
  isDisabled,
  press,
  row,
  save,
  screen,
  server,
  superAdmin,
  text,
  toggle,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';

const businessId = aBusiness.businessId;
const device = {
  _id: anId(0x71),
  deviceType: 'pos' as DeviceKind,
  shopId: anId(0x72),
  name: 'Arka 1',
  deviceUUID: 'TZG-1',
  posTcrNr: '1',
  posTcrOrderNr: 1,
  tcrCode: '',
  canSellWithoutClient: true,
  verifyInvoiceClient: false,
  lastContactAt: null,
  detached: null,
  updatedAt: aMoment,
};
const shop = {
  _id: anId(0x72),
  name: 'Market Drini',
  bUnit: '',
  alphaCode: '',
  address: 'Rr. 1',
  city: 'Tiranë',
  country: 'ALB',
  phoneNumber: '',
  secondary: false,
  hidden: false,
  allowNegativeStock: null,
  updatedAt: aMoment,
};

async function openSection(devices: readonly (typeof device)[] = [device]): Promise<void> {
  server.answer(contract.devices.all, { devices: [...devices], nextTcrNr: '2' });
  server.answer(contract.shops.list, { shops: [shop] });
  await enter(`/business/edit-business?businessId=${businessId}&section=devices`, {
    title: aBusiness.name,
    as: superAdmin,
  });
}

test('a new easyBar without a TCR number gets the next number, and a number in use is refused with an error at its field', async () => {
  await openSection();
  await press('Shto pajisje');
  await user.click(await screen.findByRole('menuitem', { name: 'easyBar' }));
  await heading('easyBar i ri');
  await fill('Emri', 'Bari');
  await choose('Dyqani', 'Market Drini');
  await text('Zbrazët: 2, numri i radhës.');
  await fill('Numri TCR', '1');
  server.refuse(contract.devices.addEasybar, 'tcr-number-taken');
  await press('Shto easyBar');
  await text('Këtë numër TCR e ka një pajisje tjetër e biznesit.');
  await waitFor(() => expect(focusedField()).toBe('posTcrNr'));
  await fill('Numri TCR', '');
  server.answer(contract.devices.addEasybar, {
    _id: anId(0x73),
    posTcrNr: '2',
    posTcrOrderNr: 2,
    message: 'easyBar u shtua me sukses!',
  });
  await press('Shto easyBar');
  await text('easyBar u shtua me sukses!');
  expect(server.sent(contract.devices.addEasybar).at(-1)).toEqual({
    business_id: businessId,
    shopId: shop._id,
    name: 'Bari',
    posTcrNr: null,
    tcrCode: null,
  });
});

test('an edit of an ePOS does not send its client rules', async () => {
  await openSection([{ ...device, deviceType: 'epos' }]);
  server.answer(contract.devices.editEpos, { updatedAt: aMoment, message: 'ePOS u modifikua me sukses!' });
  await follow('Ndrysho Arka 1');
  await heading('Arka 1');
  await fill('Emri', 'Zyra');
  await save();
  await text('ePOS u modifikua me sukses!');
  expect(Object.keys(server.sent(contract.devices.editEpos)[0] ?? {})).not.toContain('canSellWithoutClient');
});

test('an edit that empties the id of the machine is refused with an error at its field', async () => {
  await openSection();
  server.refuse(contract.devices.editPos, 'device-needs-detaching');
  await follow('Ndrysho Arka 1');
  await heading('Arka 1');
  await fill('Identifikuesi i pajisjes', '');
  await save();
  await text('Identifikuesi nuk zbrazet këtu.');
  await waitFor(() => expect(focusedField()).toBe('deviceUUID'));
});

test('a device is detached only with a reason', async () => {
  await openSection();
  server.answer(contract.devices.detach, { message: 'Pajisja u shkëput me sukses!' });
  await press('Shkëput Arka 1');
  await press('Shkëput');
  await text('Kjo fushë është e detyrueshme.');
  await fill('Arsyeja', 'U prish');
  await press('Shkëput');
  await text('Pajisja u shkëput me sukses!');
  expect(server.sent(contract.devices.detach)).toMatchObject([{ deviceId: device._id, reason: 'U prish' }]);
});

test('the page shows why a registration failed, and why a device with documents cannot be deleted', async () => {
  await openSection();
  await row(/Arka 1.*E paregjistruar/);
  server.answer(contract.devices.registerTcr, {
    devices: [
      {
        _id: device._id,
        name: 'Arka 1',
        outcome: 'failed',
        tcrCode: '',
        reason: 'Biznesi nuk ka certifikatë.',
      },
    ],
  });
  await press('Regjistro Arka 1 te tatimet');
  await text('Biznesi nuk ka certifikatë.');
  server.answer(contract.devices.canBeDeleted, { canBeDeleted: false, reason: 'Ka dokumente.' });
  await press('Fshi Arka 1');
  await text('Ka dokumente.');
  expect(server.sent(contract.devices.remove)).toEqual([]);
});

const selectedDevices = () => screen.findByRole('region', { name: 'Veprime për rreshtat e zgjedhur' });

test('the selected devices without a TCR code are registered, ten of a kind at a time, with an outcome for each', async () => {
  const tills = Array.from({ length: 11 }, (_unused, place) => ({
    ...device,
    _id: anId(0x80 + place),
    name: `Arka ${place + 1}`,
  }));
  const bar = { ...device, _id: anId(0x91), name: 'Bari', deviceType: 'easybar' as const };
  const known = { ...device, _id: anId(0x92), name: 'E vjetra', tcrCode: 'ab123cd456' };
  await openSection([...tills, bar, known]);
  server.answer(contract.devices.registerTcr, ({ deviceList }) => ({
    devices: deviceList.map(({ _id }) =>
      _id === bar._id
        ? { _id, name: 'Bari', outcome: 'failed' as const, tcrCode: '', reason: 'Dyqanit i mungon kodi.' }
        : { _id, name: 'Arka', outcome: 'registered' as const, tcrCode: 'xy987zw654', reason: null },
    ),
  }));
  await toggle('Zgjidh gjithë faqen');
  await press('Regjistro te tatimet', await selectedDevices());
  const outcomes = await dialog('U kryen 11 nga 12');
  expect(outcomes.textContent).toContain('Arka 1 u regjistrua me kodin xy987zw654');
  expect(outcomes.textContent).toContain('Bari: Dyqanit i mungon kodi.');
  const sent = server.sent(contract.devices.registerTcr);
  expect(sent.map(({ deviceType, deviceList }) => [deviceType, deviceList.length])).toEqual([
    ['pos', 10],
    ['pos', 1],
    ['easybar', 1],
  ]);
});

test('the selected devices are deleted after confirmation; one with documents stays and shows its reason', async () => {
  const used = { ...device, _id: anId(0x74), name: 'Arka 2' };
  await openSection([device, used]);
  server.answer(contract.devices.remove, ({ posArray }) =>
    posArray.includes(used._id) ? new FakeRefusal('device-in-use') : {},
  );
  await toggle('Zgjidh Arka 1', 'Zgjidh Arka 2');
  await press('Fshi', await selectedDevices());
  await press('Fshi', await dialog('T’i fshij 2 pajisjet?'));
  const outcomes = await dialog('U kryen 1 nga 2');
  expect(outcomes.textContent).toContain('Arka 1 u fshi');
  expect(outcomes.textContent).toContain('Arka 2: Pajisja ka dokumente');
  expect(server.sent(contract.devices.remove)).toMatchObject([
    { posArray: [device._id, used._id], business_id: businessId, deviceType: 'pos' },
    { posArray: [device._id] },
    { posArray: [used._id] },
  ]);
});

test('the outcomes of a deletion of all devices stay open after the list of devices is empty', async () => {
  await openSection();
  server.answer(contract.devices.remove, () => {
    server.answer(contract.devices.all, { devices: [], nextTcrNr: '2' });
    return {};
  });
  await toggle('Zgjidh Arka 1');
  await press('Fshi', await selectedDevices());
  await press('Fshi', await dialog('Ta fshij pajisjen?'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Arka 1/u })).toBeNull());
  expect((await dialog('U kryen 1 nga 1')).textContent).toContain('Arka 1 u fshi');
});

test('devices that are registered already cannot be registered again in bulk', async () => {
  await openSection([{ ...device, tcrCode: 'ab123cd456' }]);
  await toggle('Zgjidh Arka 1');
  const bar = await selectedDevices();
  expect(isDisabled(within(bar).getByRole('button', { name: 'Regjistro te tatimet' }))).toBe(true);
});
