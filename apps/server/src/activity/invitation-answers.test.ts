import { contract } from '@tezga/contract';
import { permissionsAt } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { employees } = contract;

test.each(['acceptInvitation', 'declineInvitation'] as const)(
  'the activity entry of %s names the inviting business',
  async (answer) => {
    const { owner: person } = await addBusiness(server, 'I imi');
    await server.asOwner`update platform.users set email_verified_at = now() where id = ${person.id}`;
    const business = await addBusiness(server, 'Ftuesi');
    const inviting = server.client(business.owner.token);
    const role = { roleDesc: 'Kamerier', ...permissionsAt('none') };
    const { _id: roleId } = await inviting(contract.roles.add, role);
    await inviting(employees.add, { name: 'I ftuari', roleId, email: person.email });
    await server.client(person.token)(employees[answer], { businessId: business.id });
    const lines = await server.asOwner`
      select action, subject from platform.activity where user_id = ${person.id}`;
    expect(lines).toContainEqual({ action: `employees.${answer}`, subject: 'Ftuesi' });
  },
);
