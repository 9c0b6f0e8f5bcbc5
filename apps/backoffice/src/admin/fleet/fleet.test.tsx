import { contract, type OutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  enter,
  press,
  row,
  server,
  superAdmin,
  toggle,
  waitFor,
} from '../../testing/index.ts';

type FleetDevice = OutputOf<typeof contract.fleet.page>['rows'][number];

const device: FleetDevice = {
  _id: anId(0x81),
  deviceType: 'pos',
  name: 'Arka 1',
  shopName: 'Market Drini',
  businessId: aBusiness.businessId,
  businessName: aBusiness.name,
  nipt: aBusiness.nipt,
  sellerName: null,
  tcrCode: '',
  deviceUUID: '',
  lastContactAt: aMoment,
  softwareVersion: '0.3.0',
  clockDifferenceMs: 185_000,
  unsent: 3,
  certificateDaysLeft: 12,
  simSerial: null,
  faults: ['queue', 'clock'],
  since: aMoment,
};

function serveFleet() {
  server.answer(contract.fleet.page, { rows: [device], total: 1, isMore: false });
  server.answer(contract.fleet.faults, { faults: [{ fault: 'queue', count: 1 }], sellers: [] });
}

test('the list of devices shows the faults of each device, and a click on a bar of the chart filters the list', async () => {
  serveFleet();
  await enter('/fleet', { title: 'Flota', as: superAdmin });
  const shown = await row(/Arka 1/);
  expect(shown.textContent).toMatch(/Dokumente të padërguara.*Ora e gabuar.*12 ditë.*\+3:05/);
  await press('Dokumente të padërguara: 1');
  await waitFor(() => expect(server.sent(contract.fleet.page).at(-1)?.fault).toBe('queue'));
});

test('the chart counts only devices that match the search, the kinds and the seller of the list', async () => {
  serveFleet();
  await enter('/fleet?q=Arka&f.kind=epos', { title: 'Flota', as: superAdmin });
  await row(/Arka 1/);
  const filter = { search: 'Arka', kinds: ['epos'], sellerId: null };
  expect(server.sent(contract.fleet.page).at(-1)).toMatchObject(filter);
  expect(server.sent(contract.fleet.faults).at(-1)).toEqual(filter);
});

test('the software version is a hidden column, and is shown when it is chosen', async () => {
  serveFleet();
  server.answer(contract.views.saveLayout, {});
  await enter('/fleet', { title: 'Flota', as: superAdmin });
  expect((await row(/Arka 1/)).textContent).not.toContain('0.3.0');
  await press('Kolonat');
  await toggle('Versioni');
  await waitFor(async () => expect((await row(/Arka 1/)).textContent).toContain('0.3.0'));
});
