import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { enter, fill, noText, owner, press, screen, server, someoneWho, text } from '../../testing/index.ts';

const { clientCredit } = contract;
const saved = 'Konfigurimi u ruajt me sukses!';

const open = (as = owner) => enter('/settings?section=client-credit', { title: 'Kredi klienti', as });

test('the value of a point is required, and saving it removes the hint that client credit is not configured', async () => {
  server.answer(clientCredit.config, { config: null });
  server.answer(clientCredit.saveConfig, { message: saved });
  await open();
  await text(/^Kredia e klientit nuk është konfiguruar/);
  await fill('Standardi i kodeve', '5 shifra');
  await press(/^Ruaj/);
  expect(server.sent(clientCredit.saveConfig)).toEqual([]);
  await fill('Vlera e një pike', '12.5');
  await press(/^Ruaj/);
  await text(saved);
  await noText(/^Kredia e klientit nuk është konfiguruar/);
  expect(server.sent(clientCredit.saveConfig)).toEqual([
    { moduleId: 'clientCredit', config: { exchangeRate: 12.5, codeStandard: '5 shifra' } },
  ]);
});

test('a user who only reads the settings sees the configuration without a save button', async () => {
  server.answer(clientCredit.config, { config: { exchangeRate: 10, codeStandard: 'EAN' } });
  await open(someoneWho({ configurations: 'read' }));
  await screen.findByDisplayValue('EAN');
  expect(screen.queryByRole('button', { name: /^Ruaj/ })).toBeNull();
});
