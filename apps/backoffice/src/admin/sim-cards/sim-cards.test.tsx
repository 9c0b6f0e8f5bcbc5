import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  dialog,
  enter,
  fill,
  focusedField,
  links,
  noDialog,
  press,
  row,
  server,
  superAdmin,
  text,
  waitFor,
} from '../../testing/index.ts';
import type { SimCard } from './queries.ts';

const { simCards } = contract;
const { businessId, name } = aBusiness;
const card: SimCard = {
  _id: anId(0x61),
  cardSerial: '8935501000000000001',
  articleId: 'SIM-ONE',
  deviceId: anId(0x62),
  businessId,
  businessName: name,
  isFree: false,
  addedAt: aMoment,
};
const device = {
  _id: anId(0x62),
  deviceType: 'pos' as const,
  shopId: anId(0x63),
  name: 'Arka 1',
  deviceUUID: '',
  posTcrNr: '1',
  posTcrOrderNr: 1,
  tcrCode: '',
  canSellWithoutClient: true,
  verifyInvoiceClient: false,
  lastContactAt: null,
  detached: null,
  updatedAt: aMoment,
};

/** Opens the section; a search by serial finds one of the cards. */
async function openSection(own: readonly SimCard[], others: readonly SimCard[] = []): Promise<void> {
  server.answer(contract.devices.all, { devices: [device], nextTcrNr: '2' });
  server.answer(simCards.find, ({ cardSerial }) => ({
    simCards:
      cardSerial === undefined
        ? [...own]
        : [...own, ...others].filter((one) => one.cardSerial === cardSerial),
  }));
  await enter(`/business/edit-business?businessId=${businessId}&section=simCards`, {
    as: superAdmin,
    title: name,
  });
}

test('a card is given to the business, and a card of another business is refused with an error at its field', async () => {
  await openSection([]);
  await text('Ende asnjë kartë SIM');
  await press('Shto kartë');
  const asked = await dialog('Kartë SIM e re');
  server.refuse(simCards.add, 'sim-card-taken');
  await fill(/^Numri serial/, '8935 5010 0000 0000 002');
  await press('Shto kartë', asked);
  await text('Këtë kartë SIM e ka një biznes tjetër.');
  await waitFor(() => expect(focusedField()).toBe('cardSerial'));
  server.answer(simCards.add, { _id: anId(0x64) });
  await press('Shto kartë', asked);
  await noDialog();
  expect(server.sent(simCards.add).at(-1)).toEqual({
    businessId,
    articleId: 'SIM-ONE',
    cardSerial: '8935501000000000002',
    deviceId: null,
  });
});

test('a card with its device is listed, and is taken back after confirmation', async () => {
  await openSection([card]);
  await row(/8935501000000000001.*One Albania.*Arka 1/);
  server.answer(simCards.remove, {});
  await press('Hiq kartën 8935501000000000001');
  await press('Hiq', await dialog('Ta heq kartën?'));
  await text('Karta SIM u hoq');
  expect(server.sent(simCards.remove)).toEqual([{ businessId, simCardId: card._id }]);
});

test('a search by serial shows whose the card is, that it is free, or that it is unknown', async () => {
  const taken = {
    ...card,
    cardSerial: '8935501000000000003',
    businessId: anId(0xb9),
    businessName: 'Bar Deti',
  };
  const free = { ...taken, cardSerial: '8935501000000000004', businessName: 'Bar Mali', isFree: true };
  await openSection([card], [taken, free]);
  await fill(/^Numri i kartës/, '8935 5010 0000 0000 003');
  await press('Gjej kartën');
  await text('e ka biznesi');
  expect(links('Bar Deti')[0]?.getAttribute('href')).toContain(taken.businessId);
  await fill(/^Numri i kartës/, free.cardSerial);
  await press('Gjej kartën');
  await text('e lirë, sepse biznesi Bar Mali është fshirë.');
  await fill(/^Numri i kartës/, '8935501000000000005');
  await press('Gjej kartën');
  await text('nuk gjendet te bizneset që menaxhoni.');
  await fill(/^Numri i kartës/, '12');
  await press('Gjej kartën');
  await waitFor(() => expect(focusedField()).toBe('cardSerial'));
  expect(server.sent(simCards.find).filter(({ cardSerial }) => cardSerial !== undefined)).toHaveLength(3);
});
