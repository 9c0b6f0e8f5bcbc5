import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import { sfntOf } from './sfnt-of.ts';

/** A positioned glyph in the form PDFKit expects. */
interface PlacedSign {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** One font file, loaded once and shared by all documents. */
export interface PrintFace {
  readonly name: string;
  /** The font in the form that PDFKit expects. */
  readonly font: Font;
  /** Height of one line as a fraction of the font size. */
  readonly lineHeight: number;
  readonly has: (codePoint: number) => boolean;
  /** Advance width of a character, as a fraction of the font size. */
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

/** Maps characters to glyphs. Digits are tabular figures, so that amounts align in columns. */
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

/** The font with cached glyphs and a simple layout, so that this work is not repeated for each document. */
const forDocuments = (font: Font, signOf: (sign: string) => PlacedSign): Font =>
  Object.create(font, {
    layout: { value: plainLayout(signOf) },
    getGlyph: { value: outlinedGlyphs(font) },
  }) as Font;

/**
 * Places one glyph for each character, without ligatures or kerning. It replaces the layout of fontkit, which
 * takes ten times as long as the rest of a document and caches for each glyph the first character that used
 * it, so that the bytes of a document would depend on earlier documents.
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

/** The fields of a glyph that the font subsetter reads; the types omit the outline. */
interface Outlined extends Glyph {
  readonly _decode: () => unknown;
}

/** Caches the outlines of glyphs, because the subsetter reads every outline to find composite glyphs. */
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
