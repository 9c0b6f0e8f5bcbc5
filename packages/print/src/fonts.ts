import { createRequire } from 'node:module';
import { openFace, type PrintFace } from './print-face.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'strong';

// The typeface has one file for each script. PDFKit embeds only the glyphs that a document uses.
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

const numberOf: Record<Weight, number> = { regular: 400, strong: 600 };
const faces = new Map<string, PrintFace>();

export function faceOf(weight: Weight, script: Script = 'latin'): PrintFace {
  const name = `${weight}-${script}`;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const file = resolve(`@fontsource/inter/files/inter-${script}-${numberOf[weight]}-normal.woff`);
  const face = openFace(name, file);
  faces.set(name, face);
  return face;
}

interface Sign {
  readonly text: string;
  readonly face: PrintFace;
  readonly advance: number;
}

const signs: Record<Weight, Map<string, Sign>> = { regular: new Map(), strong: new Map() };

/** A character with the font file that contains it; a question mark if no file contains it. */
function signOf(sign: string, weight: Weight): Sign {
  const known = signs[weight].get(sign);
  if (known !== undefined) return known;
  const codePoint = sign.codePointAt(0) ?? 0;
  const script = scripts.find((each) => faceOf(weight, each).has(codePoint));
  if (script === undefined) return signOf('?', weight);
  const face = faceOf(weight, script);
  const found = { text: sign, face, advance: face.advanceOf(sign) };
  signs[weight].set(sign, found);
  return found;
}

/** A piece of text that a single font file contains. */
export interface Run {
  readonly text: string;
  readonly face: PrintFace;
  /** The width as a fraction of the font size. */
  readonly width: number;
}

/** Splits text into runs by font file. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { text: string; face: PrintFace; width: number }[] = [];
  // The text is normalized to NFC, because the fonts contain ë as one glyph but no combining dots.
  for (const each of text.normalize('NFC')) {
    const sign = signOf(each, weight);
    const last = runs.at(-1);
    if (last?.face === sign.face) {
      last.text += sign.text;
      last.width += sign.advance;
    } else runs.push({ text: sign.text, face: sign.face, width: sign.advance });
  }
  return runs;
}

/** The width of a text as a fraction of the font size. */
export function widthOf(text: string, weight: Weight): number {
  let width = 0;
  for (const each of text.normalize('NFC')) width += signOf(each, weight).advance;
  return width;
}

/** The line height of a text size; all font files have the same. */
export function lineHeightOf(size: number): number {
  return faceOf('regular').lineHeight * size;
}
