import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { beforeEach, expect, test } from 'vitest';
import {
  anId,
  dialog,
  enter,
  fill,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
  within,
} from '../../testing/index.ts';

const { payments } = contract;
const subjectId = anId(5);

beforeEach(() => {
  server.answer(payments.subject, {
    subject: {
      type: 'customer',
      subjectId,
      name: 'Bar Rozafa',
      idNumber: 'L71234567B',
      phone: '',
      email: '',
      balance: 0,
      balances: [],
      ages: { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 },
      credit: 0,
      openCount: 0,
    },
    entries: [],
    opening: [],
    clientCredit: null,
    totalResult: 0,
    isMore: false,
  });
});

test('the statement is sent in the chosen language to the typed address, and is not sent without an address', async () => {
  await enter(`/subject_drawer/customer/${subjectId}`, { title: 'Bar Rozafa' });
  await press('Pasqyra e llogarisë');
  const shown = await dialog('Pasqyra e llogarisë');
  await fill('Nga data', '01.10.2025');
  await user.click(await screen.findByRole('radio', { name: 'English' }));
  await press('Dërgo me email', shown);
  expect(server.sent(payments.sendStatement)).toEqual([]);
  await fill('Email', 'kontabiliteti@rozafa.example');
  server.answer(payments.sendStatement, { message: 'Pasqyra u dërgua.' });
  await press('Dërgo me email', shown);
  await text('Pasqyra u dërgua.');
  expect(server.sent(payments.sendStatement)).toEqual([
    {
      type: 'customer',
      subjectId,
      from: '2025-10-01',
      to: tiranaDay(new Date()),
      language: 'en',
      email: 'kontabiliteti@rozafa.example',
    },
  ]);
});

test('a user with read-only access may open the statement but not send it, and a refusal leads back to the dialog', async () => {
  server.refuse(payments.statement, 'statement-too-long');
  await enter(`/subject_drawer/customer/${subjectId}`, {
    title: 'Bar Rozafa',
    as: someoneWho({ customers: 'read' }),
  });
  await press('Pasqyra e llogarisë');
  const shown = await dialog('Pasqyra e llogarisë');
  expect(within(shown).queryByRole('button', { name: 'Dërgo me email' })).toBeNull();
  expect(within(shown).queryByLabelText('Email')).toBeNull();
  await press('Shiko dhe printo', shown);
  await text('Pasqyra nuk u përgatit');
  expect(server.sent(payments.statement)).toMatchObject([{ type: 'customer', subjectId, language: 'sq' }]);
  await press('Mbyll', await dialog('Pasqyra e llogarisë: Bar Rozafa'));
  await dialog('Pasqyra e llogarisë');
});
