import { differencesMax, proveTotals, type TotalDifference } from '@tezga/server/sales';
import postgres from 'postgres';
import { consolePhrases } from '../console-phrases.ts';
import { launchSettings } from '../launch/launch-settings.ts';
import { openExistingDatabase } from '../launch/open-database.ts';
import { runUntilStopped, type LaunchSession } from '../launch/run-until-stopped.ts';

const phrases = consolePhrases.proof;

/** Compares the stored totals with the documents, also while the product runs, and prints the differences. */
export function prove(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const work = async (session: LaunchSession) => {
    const opening = openExistingDatabase(launchSettings(environment));
    const database = await session.started(opening, (opened) => opened.stop());
    const connecting = Promise.resolve(connectTo(database.url));
    const connection = await session.started(connecting, (opened) => opened.end({ timeout: 1 }));
    const differences = await proveTotals(
      (text, values) => connection.unsafe(text, values as never[]) as never,
    );
    process.stdout.write(`${[...differences.map(lineOf), verdictOn(differences)].join('\n')}\n`);
    return differences.length === 0 ? 0 : 1;
  };
  // A stopped run returns 1, because it proves nothing.
  return runUntilStopped(work, 1);
}

const connectTo = (url: string) =>
  postgres(url, { types: { bigint: postgres.BigInt }, max: 1, onnotice: () => undefined });

const verdictOn = ({ length }: readonly TotalDifference[]): string =>
  length === 0 ? phrases.right : phrases.wrong(length, length === differencesMax);

function lineOf(difference: TotalDifference): string {
  const { businessId, dimension, span, firstDay, placeId, key } = difference;
  return `${[businessId, dimension, span, firstDay, placeId, key].join(' ')}: ${wrongIn(difference)}`;
}

const figures = Object.keys(phrases.figures) as (keyof typeof phrases.figures)[];

function wrongIn({ stored, documented }: TotalDifference): string {
  if (stored === null) return phrases.notKept;
  if (documented === null) return phrases.notDocumented;
  return figures
    .filter((figure) => stored[figure] !== documented[figure])
    .map((figure) => phrases.differs(phrases.figures[figure], stored[figure], documented[figure]))
    .join('; ');
}
