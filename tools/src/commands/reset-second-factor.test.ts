import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@tezga/server/platform/database/migrate.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryOnce } from '../embedded-database/database-in-process.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded-database/index.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const serverFolder = fileURLToPath(new URL('../../../apps/server/src', import.meta.url));
const [lost, other, plain] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];

let home: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tezga-reset-test-'));
  database = await startEmbeddedDatabase({
    dataDirectory: join(home, 'database'),
    durability: 'throwaway',
  });
  await migrate(database.url, serverFolder);
  await queryOnce(
    database.url,
    `insert into platform.users (id, kind, name, email, password_hash) values
      ('${lost}', 'SA', 'Humbësi', 'humbesi@tezga.al', 'x'), ('${other}', 'SA', 'Tjetri', 'tjetri@tezga.al', 'x'),
      ('${plain}', 'business', 'Pa faktor', 'pa@tezga.al', 'x')`,
  );
});
afterAll(async () => {
  await database.stop();
  await rm(home, { recursive: true, force: true });
});

/**
 * Two users with a second factor, a recovery code and a session, and a third who has not confirmed the second
 * factor.
 */
beforeEach(() =>
  queryOnce(
    database.url,
    `delete from platform.recovery_codes; delete from platform.second_factors; delete from platform.sessions;
     insert into platform.second_factors (user_id, encrypted_secret, begun_at, confirmed_at)
       select id, 's', now(), case when id <> '${plain}' then now() end from platform.users;
     insert into platform.recovery_codes (user_id, code_hash)
       select user_id, sha256('code') from platform.second_factors where confirmed_at is not null;
     insert into platform.sessions (id, user_id, expires_at, device, address, last_seen_at)
       select id, id, now() + interval '1 day', 'Firefox', '127.0.0.1', now() from platform.users`,
  ),
);

/** The exit code and the printed text. */
async function resetOf(
  username: string,
  environment: Record<string, string> = { TEZGA_DATA: home },
): Promise<[number, string]> {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    const exitCode = await resetSecondFactor(environment, [username]);
    return [exitCode, write.mock.calls.map(([text]) => String(text)).join('')];
  } finally {
    write.mockRestore();
  }
}

/** The users who still have a second factor, recovery codes and open sessions. */
const left = () =>
  queryOnce(
    database.url,
    `select to_jsonb(array(select user_id::text from platform.second_factors order by 1)) as factors,
       to_jsonb(array(select user_id::text from platform.recovery_codes order by 1)) as codes,
       to_jsonb(array(select user_id::text from platform.sessions where ended_at is null order by 1)) as sessions`,
  );
const untouched = [{ factors: [lost, other, plain], codes: [lost, other], sessions: [lost, other, plain] }];

test("resetting removes a user's second factor and recovery codes and ends the user's sessions, also while the product runs", async () => {
  expect(await left()).toEqual(untouched);
  expect(await resetOf(' Humbesi@Tezga.al')).toEqual([0, expect.stringContaining('u hoqën')]);
  expect(await left()).toEqual([{ factors: [other, plain], codes: [other], sessions: [other, plain] }]);
});

test('resetting a second factor changes the database that DATABASE_URL names', async () => {
  const [exitCode] = await resetOf('tjetri@tezga.al', { DATABASE_URL: database.url });
  expect(exitCode).toBe(0);
  expect(await left()).toEqual([{ factors: [lost, plain], codes: [lost], sessions: [lost, plain] }]);
});

test('resetting an unknown user or one without an active second factor prints a sentence and changes nothing', async () => {
  expect(await resetOf('askush@tezga.al')).toEqual([
    1,
    'Nuk ka asnjë përdorues me emrin «askush@tezga.al». Asgjë nuk u ndryshua.\n',
  ]);
  expect(await resetOf('pa@tezga.al')).toEqual([
    1,
    'pa@tezga.al nuk ka faktor të dytë. Asgjë nuk u ndryshua.\n',
  ]);
  expect(() => resetSecondFactor({ TEZGA_DATA: home }, [])).toThrow('Përdorimi');
  expect(await left()).toEqual(untouched);
});
