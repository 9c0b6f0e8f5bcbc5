import PDFDocument from 'pdfkit';
import { fontFile } from './fonts.ts';

export type Page = PDFKit.PDFDocument;

const marginPoints = 56;

/** An A4 document that is filled by `fill` and comes out as bytes; the same content and time give the same bytes. */
export function a4Document(
  facts: { readonly title: string; readonly at: Date },
  fill: (page: Page) => void,
): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: marginPoints,
    bufferPages: true,
    font: fontFile('regular'),
    info: { Title: facts.title, Producer: 'Tezga', Creator: 'Tezga', CreationDate: facts.at },
  });
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', failed);
    fill(page);
    numberPages(page);
    page.end();
  });
}

function numberPages(page: Page): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    page.switchToPage(index);
    const { height, width } = page.page;
    // Written below the margin, where a line would otherwise begin a new page.
    page.page.margins.bottom = 0;
    page
      .font(fontFile('regular'))
      .fontSize(8)
      .fillColor('#6A6A62')
      .text(`${index - start + 1} / ${count}`, marginPoints, height - 36, {
        width: width - 2 * marginPoints,
        align: 'right',
        lineBreak: false,
      });
    page.page.margins.bottom = marginPoints;
  }
}
