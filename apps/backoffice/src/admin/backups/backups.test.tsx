import { contract, type OutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import { anId, enter, follow, heading, screen, server, superAdmin, text } from '../../testing/index.ts';

const state: OutputOf<typeof contract.backups.state> = {
  folder: null,
  isUnderWay: false,
  nextAt: null,
  warning: null,
  outcomes: [
    {
      _id: anId(2),
      kind: 'rehearsal',
      startedBy: 'schedule',
      startedAt: '2026-11-17T01:21:00.000Z',
      finishedAt: '2026-11-17T01:22:00.000Z',
      fileName: null,
      bytes: null,
      rows: null,
      problem: 'disk-full',
    },
    {
      _id: anId(1),
      kind: 'backup',
      startedBy: 'schedule',
      startedAt: '2026-11-17T01:20:00.000Z',
      finishedAt: '2026-11-17T01:21:00.000Z',
      fileName: 'tezga-2026-11-17T012000.backup',
      bytes: 14_028_833,
      rows: 260_567,
      problem: null,
    },
  ],
};

test('without a backup folder, the backups page shows the last results but no button to start a backup', async () => {
  server.answer(contract.backups.state, state);
  await enter('/backups', { as: superAdmin, title: 'Kopjet rezervë' });
  const summary = (await screen.findByRole('region', { name: 'Gjendja' })).textContent;
  expect(summary).toContain('E pakonfiguruar');
  expect(summary).toContain('17.11.2026 02:20 · Në rregull · 14.0 MB');
  expect(summary).toContain('17.11.2026 02:21 · Në disk nuk ka vend të mjaftueshëm.');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Koha'),
    expect.stringMatching(/Provë kthimi\s*Dështoi/),
    expect.stringContaining('tezga-2026-11-17T012000.backup'),
  ]);
  expect(screen.queryByRole('button', { name: 'Merr një kopje tani' })).toBeNull();
});

test('a super admin without a recent backup sees a warning on every page, which links to the backups', async () => {
  server.answer(contract.backups.state, { ...state, warning: 'overdue' });
  await enter('/business', { as: superAdmin, title: 'Bizneset' });
  const title = 'Nuk ka kopje rezervë të 26 orëve të fundit';
  await follow('Shiko kopjet rezervë', await screen.findByRole('region', { name: title }));
  await heading('Kopjet rezervë');
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  await text(title);
});
