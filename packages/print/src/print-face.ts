import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import { sfntOf } from './sfnt-of.ts';

/** A glyph as the writer of the PDF asks for it. */
interface PlacedSign {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** One file of the typeface, read once and used by every document after it. */
export interface PrintFace {
  readonly name: string;
  /** For the writer of the PDF. */
  readonly font: Font;
  /** Of one line, as parts of the size: from the top to the bottom of the highest letters. */
  readonly lineHeight: number;
  readonly has: (codePoint: number) => boolean;
  /** How wide a sign is, as a part of the size. */
  readonly advanceOf: (sign: string) => number;
}

export function openFace(name: string, file: string): PrintFace {
  const font = create(sfntOf(readFileSync(file)));
  if (!('layout' in font)) throw new TypeError(`${file} holds several fonts`);
  const coverage = new Set(font.characterSet);
  const signOf = signsOf(font);
  return {
    name,
    font: forDocuments(font, signOf),
    lineHeight: (font.ascent - font.descent + font.lineGap) / font.unitsPerEm,
    has: (codePoint) => coverage.has(codePoint),
    advanceOf: (sign) => signOf(sign).advanceWidth / font.unitsPerEm,
  };
}

/** Figures are as wide as each other, so that amounts stand below each other digit by digit. */
function signsOf(font: Font): (sign: string) => PlacedSign {
  const hasTabularFigures = font.availableFeatures.includes('tnum');
  const known = new Map<string, PlacedSign>();
  return (sign) => {
    const found = known.get(sign);
    if (found !== undefined) return found;
    const codePoint = sign.codePointAt(0) ?? 0;
    const figure =
      hasTabularFigures && /^\d$/.test(sign) ? font.layout(sign, ['tnum']).glyphs.at(0) : undefined;
    const { id, advanceWidth } = figure ?? font.glyphForCodePoint(codePoint);
    const placed = { id, advanceWidth, codePoints: [codePoint] };
    known.set(sign, placed);
    return placed;
  };
}

/** The font as documents use it, without what would be done again for each of them. */
const forDocuments = (font: Font, signOf: (sign: string) => PlacedSign): Font =>
  Object.create(font, {
    layout: { value: plainLayout(signOf) },
    getGlyph: { value: outlinedGlyphs(font) },
  }) as Font;

/**
 * Sets sign beside sign. The general layout takes ten times as long as all the rest of a document. It also remembers which
 * letter a glyph was first asked for, and a document must not depend on those before it.
 */
function plainLayout(signOf: (sign: string) => PlacedSign) {
  return (text: string) => {
    const glyphs = Array.from(text, signOf);
    let advanceWidth = 0;
    const positions = glyphs.map((glyph) => {
      advanceWidth += glyph.advanceWidth;
      return { xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 };
    });
    return { glyphs, positions, advanceWidth };
  };
}

/** What whoever takes letters out of a font asks of them; its types leave the outline out. */
interface Outlined extends Glyph {
  readonly _decode: () => unknown;
}

/** The letters with their outlines read once: a document looks into each it takes for the parts it is put together from. */
function outlinedGlyphs(font: Font): (id: number) => Glyph {
  const known = new Map<number, Glyph>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const glyph = font.getGlyph(id) as Outlined;
    const outline = glyph._decode();
    const read = Object.create(glyph, { _decode: { value: () => outline } }) as Glyph;
    known.set(id, read);
    return read;
  };
}
