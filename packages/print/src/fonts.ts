import { createRequire } from 'node:module';
import { openFace, type PrintFace } from './print-face.ts';

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

/** A sign with the face that has it; what no face has is seen as a question mark. */
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

/** Text that one part of the typeface can write whole. */
export interface Run {
  readonly text: string;
  readonly face: PrintFace;
  /** As a part of the size. */
  readonly width: number;
}

/** The text in pieces, each with the face that has its signs. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { text: string; face: PrintFace; width: number }[] = [];
  // Composed, because the fonts have ë and not an e with two dots to be put above it.
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

/** As a part of the size. */
export function widthOf(text: string, weight: Weight): number {
  let width = 0;
  for (const each of text.normalize('NFC')) width += signOf(each, weight).advance;
  return width;
}

/** All faces have lines of the same height. */
export function lineHeightOf(size: number): number {
  return faceOf('regular').lineHeight * size;
}
