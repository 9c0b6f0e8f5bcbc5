import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  choose,
  dialog,
  enter,
  field,
  fill,
  heading,
  noDialog,
  press,
  save,
  server,
  within,
} from '../../testing/index.ts';
import { seller, serveEmployees } from '../../testing/serve-employees.ts';

const operator = (name: string, opCode: string, employeeName: string | null = null) => ({
  name,
  opCode,
  idNumber: 'J90101010A',
  validFrom: '14.11.2026',
  validTo: '',
  employeeId: employeeName === null ? null : anId(1),
  employeeName,
});

test('an operator of the central platform is chosen, gets a role and is added with the code of the platform', async () => {
  serveEmployees();
  server.answer(contract.selfCare.employees, {
    employees: [operator('Arta Hoxha', 'aa111bb222'), operator('Ben Leka', 'cc333dd444', 'Benjamin')],
    notInPortal: [{ _id: anId(2), name: 'Drini', opCode: 'ee555ff666' }],
  });
  server.answer(contract.selfCare.addEmployee, { employeeId: anId(99), opCode: 'aa111bb222' });
  await enter('/employees/add-employee', { title: 'Punonjës i ri' });
  await press('Nga platforma qendrore');
  const offered = await dialog('Operatorët e platformës qendrore');
  expect(await within(offered).findAllByText(/vlen nga 14\/11\/2026/)).toHaveLength(2);
  await within(offered).findByText(/platforma nuk i ka: Drini/);
  const known = await within(offered).findByRole<HTMLButtonElement>('button', { name: /Ben Leka/ });
  expect([known.disabled, known.textContent]).toEqual([true, expect.stringContaining('Punonjës: Benjamin')]);
  await press(/^Arta Hoxha/, offered);
  await noDialog();
  const [name, code] = [await field('Emri dhe mbiemri'), await field('Kodi i operatorit')];
  expect([name.value, code.value, code.readOnly]).toEqual(['Arta Hoxha', 'aa111bb222', true]);
  await fill('Email', 'arta@market.example');
  await choose('Roli', 'Shitës');
  await save();
  await heading('Punonjësit');
  expect(server.sent(contract.employees.add)).toEqual([]);
  expect(server.sent(contract.selfCare.addEmployee)).toMatchObject([
    { name: 'Arta Hoxha', opCode: 'aa111bb222', email: 'arta@market.example', roleId: seller._id },
  ]);
});

test('removing the chosen operator makes the operator code editable, and a refusal of the platform is shown in the dialog', async () => {
  serveEmployees();
  server.answer(contract.selfCare.employees, {
    employees: [operator('Arta Hoxha', 'aa111bb222')],
    notInPortal: [],
  });
  await enter('/employees/add-employee', { title: 'Punonjës i ri' });
  await press('Nga platforma qendrore');
  await press(/^Arta Hoxha/, await dialog('Operatorët e platformës qendrore'));
  await press('Hiqe');
  const code = await field('Kodi i operatorit');
  expect([code.value, code.readOnly]).toEqual(['', false]);
  server.refuse(contract.selfCare.employees, 'self-care-unreachable');
  await press('Nga platforma qendrore');
  const offered = await dialog('Operatorët e platformës qendrore');
  await within(offered).findByText(/Self-Care nuk përgjigjet/);
});
