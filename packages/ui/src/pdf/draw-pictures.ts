import type { PDFPageProxy } from 'pdfjs-dist';
import { openPdf } from './open-pdf.ts';

/** The resolution of the rendered pages, which is that of office printers. */
const dotsPerInch = 300;
const pointsPerInch = 72;
const millimetresPerInch = 25.4;

export interface PagePicture {
  readonly address: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Renders every page as an image, one after the other to limit the memory that a phone needs. */
export async function drawPictures(bytes: Uint8Array): Promise<PagePicture[]> {
  const done = new AbortController();
  try {
    const document = await openPdf(bytes, done.signal);
    const pictures: PagePicture[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pictures.push(await pictureOf(await document.getPage(number)));
    return pictures;
  } finally {
    done.abort();
  }
}

async function pictureOf(page: PDFPageProxy): Promise<PagePicture> {
  const viewport = page.getViewport({ scale: dotsPerInch / pointsPerInch });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Setting the size to 0 makes the browser free the canvas memory at once.
  canvas.width = 0;
  if (picture === null) throw new Error('the PDF page could not be rendered');
  const millimetres = (points: number) => (points / dotsPerInch) * millimetresPerInch;
  return {
    address: URL.createObjectURL(picture),
    widthMm: millimetres(viewport.width),
    heightMm: millimetres(viewport.height),
  };
}
