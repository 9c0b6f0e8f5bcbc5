import { bytesOf } from './bytes-of.ts';
import type { PagePicture } from './draw-pictures.ts';

const giveUpMs = 60_000;

/**
 * Prints a PDF with the browser's print dialog. The pages are first rendered as images, because phones and a strict
 * content security policy offer no other way to print a document that is not the page itself.
 */
export async function printPdf(base64: string): Promise<void> {
  // Loaded on demand: the PDF reader is larger than the rest of the app.
  const { drawPictures } = await import('./draw-pictures.ts');
  const pictures = await drawPictures(bytesOf(base64));
  const paper = document.createElement('div');
  paper.id = 'tezga-paper';
  paper.append(...(await Promise.all(pictures.map(imageOf))));
  const rules = document.createElement('style');
  rules.textContent = rulesOf(pictures);
  document.head.append(rules);
  document.body.append(paper);
  try {
    await printed();
  } finally {
    paper.remove();
    rules.remove();
    for (const { address } of pictures) URL.revokeObjectURL(address);
  }
}

/** Receipts differ in length, so each length is a paper size of its own. */
const paperOf = ({ widthMm, heightMm }: PagePicture) =>
  `p${Math.round(widthMm)}x${Math.round(heightMm * 10)}`;

async function imageOf(picture: PagePicture): Promise<HTMLImageElement> {
  const { address, widthMm, heightMm } = picture;
  const image = new Image();
  image.src = address;
  image.alt = '';
  image.style.width = `${widthMm}mm`;
  image.style.height = `${heightMm}mm`;
  image.style.setProperty('page', paperOf(picture));
  await image.decode();
  return image;
}

/** CSS that prints only the document, and hides it on the screen. */
function rulesOf(pictures: readonly PagePicture[]): string {
  const papers = new Map(pictures.map((picture) => [paperOf(picture), picture]));
  const sizes = [...papers].map(
    ([name, { widthMm, heightMm }]) => `@page ${name} { size: ${widthMm}mm ${heightMm}mm; margin: 0; }`,
  );
  return `${sizes.join('\n')}
    #tezga-paper { display: none; }
    @page { margin: 0; }
    @media print {
      html, body { margin: 0; background: #fff; }
      body > :not(#tezga-paper) { display: none !important; }
      #tezga-paper { display: block; }
      #tezga-paper img { display: block; break-after: page; }
      #tezga-paper img:last-child { break-after: auto; }
    }`;
}

/** Waits for `afterprint`: in some browsers `print()` returns before the printing is done. */
function printed(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true });
    globalThis.print();
    // A browser without a print dialog never fires the event.
    setTimeout(resolve, giveUpMs);
  });
}
