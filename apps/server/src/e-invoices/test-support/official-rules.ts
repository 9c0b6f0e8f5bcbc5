import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const file = new URL('../../../../../../shared/fiscal/en16931/rules-ubl.sef.json.gz', import.meta.url);

/** Codes of the fatal rules that a document breaks; `error` if a rule cannot be computed, as for `12a` in an amount. */
export type Judge = (ubl: string) => readonly string[];

export const noOfficialRules = 'skipped: the official rules are not at ../shared/fiscal/en16931';

/**
 * Loads the official EN 16931 rules for UBL, which check our documents and our checker independently. Null if the
 * file of the rules is missing.
 */
export async function officialRules(): Promise<Judge | null> {
  if (!existsSync(file)) return null;
  const { default: SaxonJS } = await import('saxon-js');
  const stylesheetInternal: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString());
  return (ubl) => {
    try {
      const { principalResult } = SaxonJS.transform({
        stylesheetInternal,
        sourceText: ubl,
        destination: 'serialized',
      });
      return fatalRules(principalResult);
    } catch {
      return ['error'];
    }
  };
}

function fatalRules(report: string): readonly string[] {
  const failed = [...report.matchAll(/<svrl:failed-assert\b[^>]*>/g)].map(([tag]) => tag);
  const fatal = failed.filter((tag) => tag.includes('flag="fatal"'));
  return [...new Set(fatal.map((tag) => / id="([^"]+)"/.exec(tag)?.[1] ?? 'error'))];
}
