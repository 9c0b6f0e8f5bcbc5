import { resetSecondFactor as resetInDatabase } from '@tezga/server/second-factor';
import postgres from 'postgres';
import { ConsoleError } from '../console-error.ts';
import { consolePhrases } from '../console-phrases.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openExistingDatabase } from '../launch/open-database.ts';
import { runUntilStopped } from '../launch/run-until-stopped.ts';

const phrases = consolePhrases.secondFactor;

/**
 * Lets a user who lost the phone and the recovery codes sign in with the password, also while the product
 * runs.
 */
export function resetSecondFactor(
  environment: NodeJS.ProcessEnv = process.env,
  [username, ...rest]: readonly string[] = process.argv.slice(3),
): Promise<number> {
  if (username === undefined || rest.length > 0) throw new ConsoleError(phrases.usage);
  return runUntilStopped(async (session) => {
    const opening = openExistingDatabase(launchSettings(environment));
    const database = await session.started(opening, (opened) => opened.stop());
    const connecting = Promise.resolve(postgres(database.url, { max: 1, onnotice: () => undefined }));
    const connection = await session.started(connecting, (opened) => opened.end({ timeout: 1 }));
    const outcome = await resetInDatabase(
      (text, values) => connection.unsafe(text, values as never[]) as never,
      username,
    );
    process.stdout.write(`${phrases[outcome](username)}\n`);
    return outcome === 'reset' ? 0 : 1;
  }, 1);
}
