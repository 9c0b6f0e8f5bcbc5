import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { button, enter, heading, mayComplain, press, server, text, texts } from '../testing/index.ts';

test.each([
  ['the role', contract.access.myRole],
  ['the owner', contract.employees.ownerData],
] as const)('when %s cannot be read the page says one sentence and can be reloaded', async (_what, route) => {
  mayComplain();
  server.answer(contract.activity.list, { rows: [], total: 0 });
  server.answer(contract.activity.people, { people: [] });
  server.refuse(route, 'failed', { message: 'Fjala e serverit' });
  await enter('/activity');
  await button('Rifresko faqen');
  await text('Ka ndodhur një problem!');
  expect(texts('Ka ndodhur një problem!')).toHaveLength(1);
  expect(texts('Fjala e serverit')).toHaveLength(0);
  server.resume(route);
  await press('Rifresko faqen');
  await heading('Veprimtaria');
});
