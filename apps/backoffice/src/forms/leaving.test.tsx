import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { dialog, enter, fill, heading, noDialog, press, screen, server, user } from '../testing/index.ts';

const roleName = () => screen.getByLabelText<HTMLInputElement>('Emri i rolit');

async function openNewRole(): Promise<void> {
  server.answer(contract.roles.list, { myRoles: [] });
  server.answer(contract.roles.defaults, { defaultRoles: [] });
  await enter('/roles/add', { title: 'Rol i ri' });
}

async function fromAccountMenu(item: string): Promise<void> {
  await press(/^Llogaria/);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('signing out with unsaved changes asks first and signs out only after a yes', async () => {
  await openNewRole();
  await fill('Emri i rolit', 'Gjysmë');
  await fromAccountMenu('Dil');
  await dialog('Largohu pa ruajtur?');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(roleName().value).toBe('Gjysmë');
  expect(localStorage.getItem('access-token')).not.toBeNull();
  await fromAccountMenu('Dil');
  await press('Largohu pa ruajtur', await dialog('Largohu pa ruajtur?'));
  await heading('Mirë se erdhët');
  expect(localStorage.getItem('access-token')).toBeNull();
});
