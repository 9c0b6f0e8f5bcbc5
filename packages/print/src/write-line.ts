import { runsOf, type Run, type Weight } from './fonts.ts';
import { lengthOperand } from './operands.ts';
import type { PrintFace } from './print-face.ts';

type Page = PDFKit.PDFDocument;

/** What the writer of PDFs has within, and its types leave out. Its version is fixed, and tests read what it wrote. */
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
 * Writes one line from its left upper corner, in as many fonts as its letters need. The operators are put here: what the
 * writer itself does for the many things a text could ask for takes longer than all the rest of an invoice.
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
  // Upside down, because the page is: its heights count from the top.
  page.addContent(
    `BT 1 0 0 -1 ${lengthOperand(left)} ${lengthOperand(baseline)} Tm /${font.id} ${lengthOperand(size)} Tf <${glyphsOf(text, font)}> Tj ET`,
  );
}

const glyphsBySign = new WeakMap<EmbeddedFont, Map<string, string>>();

/** The numbers the signs have in this document, each looked up once. */
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

/** The document takes an opened font as well as a file, though its types say only the latter. */
export function takeFace(page: Page, { name, font }: PrintFace): Page {
  return page.registerFont(name, font as unknown as Buffer).font(name);
}
