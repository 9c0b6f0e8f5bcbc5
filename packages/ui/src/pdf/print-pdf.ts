import { bytesOf } from './bytes-of.ts';
import type { PagePicture } from './draw-pictures.ts';
import { printElements } from './print-elements.ts';

/**
 * Prints a PDF with the print dialog of the browser. The pages are rendered as images first, because phones,
 * and a strict content security policy, allow no other way to print a document that is not the page itself.
 */
export async function printPdf(base64: string): Promise<void> {
  // The PDF reader is loaded on demand, because it is larger than the rest of the app.
  const { drawPictures } = await import('./draw-pictures.ts');
  const pictures = await drawPictures(bytesOf(base64));
  try {
    await printElements(await Promise.all(pictures.map(imageOf)), rulesOf(pictures));
  } finally {
    for (const { address } of pictures) URL.revokeObjectURL(address);
  }
}

/** The paper size of a page. Receipts differ in length, so each length is a separate paper size. */
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

/** CSS for the printed pages: each picture is one page with its own paper size and without margins. */
function rulesOf(pictures: readonly PagePicture[]): string {
  const papers = new Map(pictures.map((picture) => [paperOf(picture), picture]));
  const sizes = [...papers].map(
    ([name, { widthMm, heightMm }]) => `@page ${name} { size: ${widthMm}mm ${heightMm}mm; margin: 0; }`,
  );
  return `${sizes.join('\n')}
    @page { margin: 0; }
    @media print {
      #tezga-paper img { display: block; break-after: page; }
      #tezga-paper img:last-child { break-after: auto; }
    }`;
}
