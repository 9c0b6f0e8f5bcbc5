import { ownObjects, textOf, type OwnObject } from './own-objects.ts';

/** A document that takes documents of ours one after the other, and has all their pages in that order. */
export interface JoinedPdf {
  readonly add: (part: Uint8Array) => void;
  /** A lone part comes out as it went in, under the title that it has. */
  readonly close: (title: string) => Uint8Array<ArrayBuffer>;
}

/** The objects of the whole come first, and those of each part after them, under higher numbers than they had. */
const wholeNumbers = { catalog: 1, pages: 2, info: 3 } as const;
const wholeCount = Object.keys(wholeNumbers).length;

interface Branch {
  readonly number: number;
  readonly pageCount: number;
}

/** It needs neither Node nor what draws documents, so that a browser puts together what it was given in parts. */
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

/** Where every object lies, and where a reader begins. */
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

/** The whole is as old as its last part, as a document that was drawn at once is as old as its last invoice. */
const infoOf = (title: string, madeAt: number) =>
  `/Title <${hexOf(title)}>\n/Producer (Tezga)\n/Creator (Tezga)\n/CreationDate ${madeAt} 0 R`;

/** Numbers of objects and names of fonts, but for what stands in a text and only looks like one. */
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
 * Every part names its fonts alike, though each has other letters in them, and ISO 32000-1 §9.6.4 wants another name for
 * each choice of letters. The first two of the six before the plus tell the fonts of a part apart; four are free.
 */
const lettersOf = (partNumber: number) =>
  [26 ** 3, 26 ** 2, 26, 1]
    .map((weight) => String.fromCodePoint(letterA + (Math.floor(partNumber / weight) % 26)))
    .join('');

/** The pages of a part become a branch of all pages. */
const below = (pages: string) =>
  pages.replace(/>>\s*endobj\s*$/, `/Parent ${wholeNumbers.pages} 0 R\n>>\nendobj\n`);

const pageCountOf = (pages: string) => Number(/\/Count (\d+)/.exec(pages)?.[1] ?? 0);

/** As PDF writes what has other letters than English ones: two bytes a letter, with a mark before them. */
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
