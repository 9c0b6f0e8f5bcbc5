import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'strong';

// The typeface comes in parts by script. What a document uses of each is all that is put into the file.
const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'greek-ext',
  'cyrillic-ext',
] as const;
type Script = (typeof scripts)[number];

/** Text that one part of the typeface can write whole. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

const filesOf = (weight: number) =>
  Object.fromEntries(
    scripts.map((script) => [
      script,
      resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`),
    ]),
  ) as Record<Script, string>;
const files: Record<Weight, Record<Script, string>> = { regular: filesOf(400), strong: filesOf(600) };

export function fontFile(weight: Weight, script: Script = 'latin'): string {
  return files[weight][script];
}

const coverages = new Map<Script, ReadonlySet<number>>();

/** Read once: the parts of both weights cover the same signs. */
function coverageOf(script: Script): ReadonlySet<number> {
  const known = coverages.get(script);
  if (known !== undefined) return known;
  const font = openSync(fontFile('regular', script));
  const coverage = new Set('characterSet' in font ? font.characterSet : []);
  coverages.set(script, coverage);
  return coverage;
}

/** The text in pieces, each with the font that has its signs; what no font has is seen as a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { text: string; font: string }[] = [];
  // Composed, because the fonts have ë and not an e with two dots to be put above it.
  for (const sign of text.normalize('NFC')) {
    const script = scripts.find((each) => coverageOf(each).has(sign.codePointAt(0) ?? 0));
    const font = fontFile(weight, script);
    const written = script === undefined ? '?' : sign;
    const last = runs.at(-1);
    if (last?.font === font) last.text += written;
    else runs.push({ text: written, font });
  }
  return runs;
}
