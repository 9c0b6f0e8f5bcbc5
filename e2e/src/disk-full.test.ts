import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { operator, owner } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });

test('on a full disk saving shows an error, and only the owner sees a warning on every page', async () => {
  const { title } = sq.upkeep.disk.full;
  await trial.database.unsafe(`
    create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger fill_disk before insert on tenant.units for each row execute function fill_disk();`);
  const page = await trial.enter(owner, 'Njësitë', { at: '/settings?section=units' });
  expect(await page.getByText(title).count()).toBe(0);
  await page.getByRole('button', { name: 'Njësi e re', exact: true }).click();
  await page.keyboard.type('thes');
  await page.keyboard.press('Enter');
  await page.getByText(sq.refusals['disk-full']).waitFor();
  await page.reload();
  await page.getByRole('region', { name: title }).waitFor();
  const other = await trial.enter(operator, 'Paneli', { at: '/dashboard' });
  expect(await other.getByText(title).count()).toBe(0);
});
