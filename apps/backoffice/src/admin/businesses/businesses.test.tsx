import { contract, type OutputOf } from '@tezga/contract';
import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import {
  aListedBusiness,
  aMoment,
  anId,
  dialog,
  enter,
  fill,
  follow,
  noDialog,
  pick,
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
} from '../../testing/index.ts';

const { managedBusinesses } = contract;

const data: OutputOf<typeof managedBusinesses.data> = {
  business: {
    businessId: aListedBusiness._id,
    name: 'Market Dea',
    nipt: 'L71234567A',
    city: 'Tiranë',
    address: 'Rr. e Durrësit 1',
    phoneNumber: '+355 69 123 4567',
    email: '',
    website: '',
    contactNumbers: [],
    suggestedBy: ['Agim Prifti'],
    vat: ['20', '10'],
    isIssuerInVAT: true,
    impactWarehouse: true,
    super_admin_id: superAdmin.userId,
    superAdminName: superAdmin.name,
    certificateEndsAt: null,
    owner: null,
    invitedOwner: null,
    createdAt: aMoment,
    updatedAt: aMoment,
  },
  epos: [],
};

const changedMeanwhile = sq.refusals['changed-meanwhile'];

test('a business is deleted after confirmation, and a refusal gives the reason', async () => {
  server.refuse(managedBusinesses.remove, 'business-has-open-documents');
  await enter('/business', { as: superAdmin, title: 'Bizneset' });
  await row(/Market Dea/);
  await pick(/^Veprime për/, 'Fshi');
  await press('Fshi biznesin', await dialog('Fshi biznesin?'));
  await text('Biznesi ka dokumente të refuzuara ose të padërguara.');
  server.answer(managedBusinesses.remove, { businessUpdatedAt: '2' });
  await pick(/^Veprime për/, 'Fshi');
  await press('Fshi biznesin', await dialog('Fshi biznesin?'));
  await text('Biznesi u fshi');
  const sent = { businessId: aListedBusiness._id, businessUpdatedAt: '1' };
  expect(server.sent(managedBusinesses.remove)).toEqual([sent, sent]);
});

test('a business that has changed since the list was read is not deleted, and the list is read again', async () => {
  server.refuse(managedBusinesses.remove, 'changed-meanwhile');
  await enter('/business', { as: superAdmin, title: 'Bizneset' });
  await row(/Market Dea/);
  server.answer(managedBusinesses.list, {
    businesses: [{ ...aListedBusiness, businessName: 'Market Dea 2' }],
    removed: [],
    isCut: false,
    businessUpdatedAt: '5',
  });
  await pick(/^Veprime për/, 'Fshi');
  await press('Fshi biznesin', await dialog('Fshi biznesin?'));
  await text(changedMeanwhile);
  expect((await row(/Market Dea 2/)).isConnected).toBe(true);
});

test('businesses whose certificate ends soon are listed in a separate tab', async () => {
  const expiring = { ...aListedBusiness, certificateEndsAt: '2026-11-20T10:00:00.000Z', daysLeft: 2 };
  server.answer(managedBusinesses.aboutToExpire, { businesses: [expiring] });
  await enter('/business?f.state=expiring', { as: superAdmin, title: 'Bizneset' });
  expect((await row(/Market Dea/)).textContent).toContain('20.11.2026');
  await text('Bizneset me certifikatë të skaduar ose që skadon brenda 30 ditëve.');
});

test('a NIPT fills in the form of a new business, and a duplicate NIPT is refused with an error at its field', async () => {
  server.answer(managedBusinesses.taxpayer, {
    taxpayer: { nipt: 'L91412709B', name: 'Furra Drita', address: 'Rr. e Bukës 3', town: 'Korçë' },
  });
  server.refuse(managedBusinesses.add, 'nipt-taken');
  await enter('/business/add-business', { as: superAdmin, title: 'Shto biznes' });
  const nipt = await fill('NIPT', 'l91412709b');
  await press(/tatim/i);
  await text('Furra Drita');
  await fill('Telefoni', '+355 69 123 4567');
  await fill('Emri i pronarit', 'Drita Hoxha');
  await fill('Numrat e kontaktit', '042 230 000');
  await fill('Email i pronarit', 'drita@prova.example');
  await save();
  await text('Ky NIPT është tashmë i një biznesi tjetër.');
  expect(document.activeElement).toBe(nipt);
  expect(server.sent(managedBusinesses.add)[0]).toMatchObject({
    nipt: 'L91412709B',
    name: 'Furra Drita',
    city: 'Korçë',
    contactNumbers: ['042 230 000'],
    ownerEmail: 'drita@prova.example',
  });
});

test('the necessary data of an admin are fetched once at the start, again by each transfer dialog, and not by a section of a business', async () => {
  const { necessaryData } = managedBusinesses;
  await enter('/business', { as: superAdmin, title: 'Bizneset' });
  await waitFor(() => expect(server.sent(necessaryData)).toHaveLength(1));
  await row(/Market Dea/);
  await toggle('Zgjidh Market Dea');
  for (const fetched of [2, 3]) {
    await press('Transfero');
    await waitFor(() => expect(server.sent(necessaryData)).toHaveLength(fetched));
    await press('Anulo', await dialog(/Transfero 1 biznes/));
    await noDialog();
  }
  await user.click(await screen.findByText('Market Dea'));
  await follow('Konfigurimi');
  await screen.findByRole('checkbox', { name: '20%' });
  expect(server.sent(necessaryData)).toHaveLength(3);
});

test('for an admin without access to the businesses, the app does not request the necessary data of businesses', async () => {
  const saPermissions = { monitoring: { value: 'read' as const, name: 'monitoring' } };
  const watcher = { ...superAdmin, role: { ...superAdmin.role, roleCode: 'VIEW', saPermissions } };
  server.answer(contract.fleet.page, { rows: [], total: 0, isMore: false });
  server.answer(contract.fleet.faults, { faults: [], sellers: [] });
  await enter('/fleet', { as: watcher, title: 'Flota' });
  await waitFor(() => expect(server.sent(contract.fleet.page)).not.toEqual([]));
  expect(server.sent(managedBusinesses.necessaryData)).toEqual([]);
});

test('the VAT rates of a business are saved at once', async () => {
  server.answer(managedBusinesses.data, data);
  server.answer(managedBusinesses.necessaryData, {
    vat: [
      { vat_id: '20', rate: 20 },
      { vat_id: '10', rate: 10 },
      { vat_id: '6', rate: 6 },
    ],
    superAdmins: [{ _id: anId(0xa3), name: 'Arta Admin', email: 'admin@tezga.example', userType: 'SA' }],
  });
  server.answer(managedBusinesses.updateVatList, { message: 'Konfigurimi u ruajt me sukses!' });
  await enter(`/business/edit-business?businessId=${aListedBusiness._id}&section=facts`, {
    as: superAdmin,
    title: 'Market Dea',
  });
  await text('Të dhënat e biznesit, TVSH-ja dhe rregullat');
  await toggle('6%');
  await text('Konfigurimi u ruajt me sukses!');
  expect(server.sent(managedBusinesses.updateVatList)).toEqual([
    { businessId: aListedBusiness._id, vat: ['20', '10', '6'], isIssuerInVAT: true },
  ]);
});
