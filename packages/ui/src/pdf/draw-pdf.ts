import { TextLayer, type PDFPageProxy } from 'pdfjs-dist';
import { openPdf } from './open-pdf.ts';
import classes from './PdfView.module.css';

// The minimum width at which the text of an A4 page is readable; on a phone the page then scrolls sideways.
const readableWidth = 560;

/**
 * Renders all pages one below the other, as wide as the container. Each has an invisible text layer for
 * screen readers.
 */
export async function drawPdf(
  bytes: Uint8Array,
  ground: HTMLElement | null,
  signal: AbortSignal,
  pageWidth?: number,
): Promise<void> {
  if (ground === null) return;
  const document = await openPdf(bytes, signal);
  const drawn: HTMLElement[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const width = pageWidth ?? Math.max(ground.clientWidth, readableWidth);
    drawn.push(await drawPage(await document.getPage(number), width));
    signal.throwIfAborted();
  }
  ground.replaceChildren(...drawn);
}

async function drawPage(page: PDFPageProxy, width: number): Promise<HTMLElement> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const sheet = document.createElement('div');
  sheet.className = classes['sheet'] ?? '';
  sheet.style.width = `${viewport.width}px`;
  sheet.style.height = `${viewport.height}px`;
  sheet.style.setProperty('--scale-factor', String(viewport.scale));
  sheet.style.setProperty('--total-scale-factor', String(viewport.scale));

  const canvas = document.createElement('canvas');
  // One pixel of the canvas for each pixel of the device, so that text is sharp.
  canvas.width = Math.floor(viewport.width * devicePixelRatio);
  canvas.height = Math.floor(viewport.height * devicePixelRatio);
  canvas.ariaHidden = 'true';
  await page.render({
    canvas,
    viewport,
    transform: [devicePixelRatio, 0, 0, devicePixelRatio, 0, 0],
  }).promise;

  const words = document.createElement('div');
  words.className = classes['words'] ?? '';
  await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render();
  sheet.append(canvas, words);
  return sheet;
}
