import { runsOf, type Run, type Weight } from './fonts.ts';
import { lengthOperand } from './operands.ts';
import type { PrintFace } from './print-face.ts';

type Page = PDFKit.PDFDocument;

/** Internals of PDFKit that its types omit. The version of PDFKit is pinned, and tests read the output. */
interface Within {
  readonly page: { readonly fonts: Record<string, unknown> };
  readonly _font: EmbeddedFont;
}

interface EmbeddedFont {
  readonly id: string;
  readonly ascender: number;
  readonly ref: () => unknown;
  readonly encode: (text: string) => readonly [glyphs: readonly string[], positions: unknown];
}

/**
 * Writes one line from its top left corner, in as many fonts as needed. It writes the PDF operators itself,
 * because the text function of PDFKit takes longer than the rest of an invoice.
 */
export function writeLine(
  page: Page,
  text: string,
  { left, top }: { readonly left: number; readonly top: number },
  { weight, size }: { readonly weight: Weight; readonly size: number },
): void {
  let next = left;
  for (const run of runsOf(text, weight)) {
    writeRun(page, run, next, top, size);
    next += run.width * size;
  }
}

function writeRun(page: Page, { text, face }: Run, left: number, top: number, size: number): void {
  const within = takeFace(page, face) as unknown as Within;
  const { _font: font } = within;
  const { fonts } = within.page;
  fonts[font.id] ??= font.ref();
  const baseline = top + (font.ascender * size) / 1000;
  // The text matrix flips the text upright, because the page is flipped so that coordinates count from the
  // top.
  page.addContent(
    `BT 1 0 0 -1 ${lengthOperand(left)} ${lengthOperand(baseline)} Tm /${font.id} ${lengthOperand(size)} Tf <${glyphsOf(text, font)}> Tj ET`,
  );
}

const glyphsBySign = new WeakMap<EmbeddedFont, Map<string, string>>();

/** The glyph codes of a text in this document, cached for each character. */
function glyphsOf(text: string, font: EmbeddedFont): string {
  const known = glyphsBySign.get(font) ?? new Map<string, string>();
  glyphsBySign.set(font, known);
  let glyphs = '';
  for (const sign of text) {
    const glyph = known.get(sign) ?? font.encode(sign)[0].join('');
    known.set(sign, glyph);
    glyphs += glyph;
  }
  return glyphs;
}

/** Selects a font. PDFKit also accepts an opened font, although its types allow only a file. */
export function takeFace(page: Page, { name, font }: PrintFace): Page {
  return page.registerFont(name, font as unknown as Buffer).font(name);
}
