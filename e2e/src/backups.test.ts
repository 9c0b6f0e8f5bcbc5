import { expect, test } from 'vitest';
import { axeViolations, violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, superAdmin } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

test('a super admin sees the results of backups and of rehearsals (test restores)', async () => {
  await trial.database`
    insert into platform.backups (id, kind, started_by, started_at, finished_at, file_name, bytes, row_count, problem)
    values
      (${'a'.repeat(24)}, 'backup', 'schedule', '2026-11-17T01:20:00Z', '2026-11-17T01:21:00Z',
       'tezga-2026-11-17T012000.backup', 14028833, 260567, null),
      (${'b'.repeat(24)}, 'rehearsal', 'schedule', '2026-11-17T01:21:00Z', '2026-11-17T01:22:00Z', null, null, null, 'disk-full')`;
  const page = await trial.enter(superAdmin, 'Bizneset');
  await page.getByText('Kafe Rozafa').waitFor();
  expect(await axeViolations(page), 'the list of businesses').toEqual([]);
  await page.getByRole('link', { name: 'Kopjet rezervë' }).click();
  await arrivesAt(page, 'Kopjet rezervë');
  const state = page.getByRole('region', { name: 'Gjendja' });
  await state.getByText('E pakonfiguruar').waitFor();
  await state.getByText('17.11.2026 02:20 · Në rregull · 14.0 MB').waitFor();
  await state.getByText('17.11.2026 02:21 · Në disk nuk ka vend të mjaftueshëm.').waitFor();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
