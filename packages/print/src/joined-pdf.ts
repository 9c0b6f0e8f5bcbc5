import { ownObjects, textOf, type OwnObject } from './own-objects.ts';

/** Joins PDF documents of this package; the pages are in the order in which the documents were added. */
export interface JoinedPdf {
  readonly add: (part: Uint8Array) => void;
  /** A single part is returned unchanged, with its own title. */
  readonly close: (title: string) => Uint8Array<ArrayBuffer>;
}

/**
 * The object numbers of the joined document's own objects; the objects of the parts are renumbered to follow
 * them.
 */
const wholeNumbers = { catalog: 1, pages: 2, info: 3 } as const;
const wholeCount = Object.keys(wholeNumbers).length;

interface Branch {
  readonly number: number;
  readonly pageCount: number;
}

/** Joins PDFs without Node and PDFKit, so that the browser can join parts that it downloads one by one. */
export function openJoinedPdf(): JoinedPdf {
  const parts: Uint8Array[] = [];
  const pieces: Uint8Array[] = [];
  const offsets = new Map<number, number>();
  const branches: Branch[] = [];
  let length = 0;
  let numbered = wholeCount;
  let madeAt = 0;

  const write = (bytes: Uint8Array) => {
    pieces.push(bytes);
    length += bytes.length;
  };
  const writeObject = (number: number, dictionary: string) => {
    offsets.set(number, length);
    write(bytesOf(`${number} 0 obj\n<<\n${dictionary}\n>>\nendobj\n`));
  };
  const copyObject = (part: Uint8Array, { number, start, streamStart, end }: OwnObject, pages: number) => {
    const text = renamed(textOf(part.subarray(start, streamStart)), numbered, parts.length);
    offsets.set(number + numbered, length);
    write(bytesOf(number === pages ? below(text) : text));
    write(part.subarray(streamStart, end));
    if (number === pages) branches.push({ number: number + numbered, pageCount: pageCountOf(text) });
  };

  return {
    add: (part) => {
      const own = ownObjects(part);
      if (length === 0) write(own.header);
      for (const object of own.objects) copyObject(part, object, own.pages);
      madeAt = own.madeAt + numbered;
      numbered += own.objects.length;
      parts.push(part);
    },
    close: (title) => {
      const [first] = parts;
      if (first !== undefined && parts.length === 1) return new Uint8Array(first);
      const pageCount = branches.reduce((sum, branch) => sum + branch.pageCount, 0);
      const kids = branches.map(({ number }) => `${number} 0 R`).join(' ');
      writeObject(wholeNumbers.catalog, `/Type /Catalog\n/Pages ${wholeNumbers.pages} 0 R`);
      writeObject(wholeNumbers.pages, `/Type /Pages\n/Count ${pageCount}\n/Kids [${kids}]`);
      writeObject(wholeNumbers.info, infoOf(title, madeAt));
      write(bytesOf(endOf(offsets, length)));
      return joined(pieces, length);
    },
  };
}

/** The cross-reference table and the trailer. */
function endOf(offsets: ReadonlyMap<number, number>, tableStart: number): string {
  const size = offsets.size + 1;
  const rows = Array.from({ length: offsets.size }, (_unused, place) => {
    const offset = offsets.get(place + 1);
    if (offset === undefined) throw new Error(`object ${place + 1} is missing`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const { catalog, info } = wholeNumbers;
  return (
    `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}` +
    `trailer\n<<\n/Size ${size}\n/Root ${catalog} 0 R\n/Info ${info} 0 R\n>>\nstartxref\n${tableStart}\n%%EOF\n`
  );
}

/** The creation date is that of the last part, as in a document that is drawn at once. */
const infoOf = (title: string, madeAt: number) =>
  `/Title <${hexOf(title)}>\n/Producer (Tezga)\n/Creator (Tezga)\n/CreationDate ${madeAt} 0 R`;

/** Renumbers objects and renames fonts, but leaves text strings alone. */
function renamed(text: string, shift: number, partNumber: number): string {
  return text.replaceAll(
    /\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 (R|obj)\b|(\/(?:BaseFont|FontName) \/[A-Z]{2})[A-Z]{4}(?=\+)/g,
    (whole: string, number?: string, kind?: string, font?: string) => {
      if (font !== undefined) return `${font}${lettersOf(partNumber)}`;
      return number === undefined ? whole : `${Number(number) + shift} 0 ${kind}`;
    },
  );
}

const letterA = 65;

/**
 * Six letters that make the font names of a part unique. All parts name their font subsets alike although
 * these contain different glyphs, and ISO 32000-1 §9.6.4 requires different names. The first two letters
 * distinguish the fonts of a part; the other four encode the number of the part.
 */
const lettersOf = (partNumber: number) =>
  [26 ** 3, 26 ** 2, 26, 1]
    .map((weight) => String.fromCodePoint(letterA + (Math.floor(partNumber / weight) % 26)))
    .join('');

/** Makes the page tree of a part a subtree of the joined page tree. */
const below = (pages: string) =>
  pages.replace(/>>\s*endobj\s*$/, `/Parent ${wholeNumbers.pages} 0 R\n>>\nendobj\n`);

const pageCountOf = (pages: string) => Number(/\/Count (\d+)/.exec(pages)?.[1] ?? 0);

/** A title in UTF-16BE with a byte order mark, as PDF requires for non-ASCII text. */
const hexOf = (title: string) =>
  ['\uFEFF', ...title.split('')]
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase();

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
