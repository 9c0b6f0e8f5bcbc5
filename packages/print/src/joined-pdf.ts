import { ownObjects, textOf, type OwnObject } from './own-objects.ts';

/** A document that takes documents of ours one after the other, and has all their pages in that order. */
export interface JoinedPdf {
  readonly add: (part: Uint8Array) => void;
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
  const pieces: Uint8Array[] = [];
  const offsets = new Map<number, number>();
  const branches: Branch[] = [];
  let length = 0;
  let numbered = wholeCount;

  const write = (bytes: Uint8Array) => {
    pieces.push(bytes);
    length += bytes.length;
  };
  const writeObject = (number: number, dictionary: string) => {
    offsets.set(number, length);
    write(bytesOf(`${number} 0 obj\n<<\n${dictionary}\n>>\nendobj\n`));
  };
  const copyObject = (part: Uint8Array, { number, start, streamStart, end }: OwnObject, pages: number) => {
    const text = renumbered(textOf(part.subarray(start, streamStart)), numbered);
    offsets.set(number + numbered, length);
    write(bytesOf(number === pages ? below(text) : text));
    write(part.subarray(streamStart, end));
    if (number === pages) branches.push({ number: number + numbered, pageCount: pageCountOf(text) });
  };

  return {
    add: (part) => {
      const { header, objects, pages } = ownObjects(part);
      if (length === 0) write(header);
      for (const object of objects) copyObject(part, object, pages);
      numbered += objects.length;
    },
    close: (title) => {
      const pageCount = branches.reduce((sum, branch) => sum + branch.pageCount, 0);
      const kids = branches.map(({ number }) => `${number} 0 R`).join(' ');
      writeObject(wholeNumbers.catalog, `/Type /Catalog\n/Pages ${wholeNumbers.pages} 0 R`);
      writeObject(wholeNumbers.pages, `/Type /Pages\n/Count ${pageCount}\n/Kids [${kids}]`);
      writeObject(wholeNumbers.info, `/Title <${hexOf(title)}>\n/Producer (Tezga)\n/Creator (Tezga)`);
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

/** Numbers of objects, but for what stands in a text and only looks like one. */
function renumbered(text: string, shift: number): string {
  return text.replaceAll(
    /\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 (R|obj)\b/g,
    (whole: string, number: string | undefined, kind: string | undefined) =>
      number === undefined || kind === undefined ? whole : `${Number(number) + shift} 0 ${kind}`,
  );
}

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
