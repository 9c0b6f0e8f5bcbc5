import PDFDocument from 'pdfkit';
import { faceOf } from './fonts.ts';
import { takeFace } from './write-line.ts';

export type Page = PDFKit.PDFDocument;

const marginPoints = 56;

export interface DocumentFacts {
  readonly title: string;
  readonly at: Date;
}

/** Creates a PDF that `fill` draws; the same content and time give identical bytes. */
export function pdfDocument(
  { title, at }: DocumentFacts,
  paper: Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin'>,
  fill: (page: Page) => void,
): Promise<Buffer> {
  const page = new PDFDocument({
    ...paper,
    autoFirstPage: false,
    bufferPages: true,
    // With null, PDFKit does not load its default font.
    font: null as unknown as string,
    info: { Title: title, Producer: 'Tezga', Creator: 'Tezga', CreationDate: at },
  });
  page.on('pageAdded', () => gatherContent(page.page));
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', failed);
    fill(page);
    page.end();
  });
}

/**
 * Collects the content of a page and writes it once at the end, because a separate write for each operator is
 * slower.
 */
function gatherContent(page: PDFKit.PDFPage): void {
  const drawn: string[] = [];
  const end = page.end.bind(page);
  page.write = (operators: string) => void drawn.push(operators);
  page.end = () => {
    page.content.write(drawn.join('\n'));
    end();
  };
}

/** An A4 document for running text. */
export function a4Document(facts: DocumentFacts, fill: (page: Page) => void): Promise<Buffer> {
  return pdfDocument(facts, { size: 'A4', margin: marginPoints }, (page) => {
    takeFace(page.addPage(), faceOf('regular'));
    fill(page);
    numberPages(page);
  });
}

function numberPages(page: Page): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    page.switchToPage(index);
    const { height, width } = page.page;
    // With a bottom margin, PDFKit would start a new page for the page number.
    page.page.margins.bottom = 0;
    takeFace(page, faceOf('regular'))
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
