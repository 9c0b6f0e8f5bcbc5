import PDFDocument from 'pdfkit';

export interface PaperParty {
  readonly name: string;
  readonly id: string;
  readonly address: string;
}

export interface PaperLine {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly vatRate: string;
  readonly amount: string;
}

/** Content of a human-readable invoice. All amounts are formatted text. */
export interface InvoicePaper {
  readonly title: string;
  readonly number: string;
  readonly seller: PaperParty;
  readonly buyer: PaperParty | null;
  /** Label and value pairs above the lines and below the totals. */
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly PaperLine[];
  readonly totals: readonly (readonly [string, string])[];
  readonly codes: readonly (readonly [string, string])[];
  /** Creation time in the PDF; the same content and time give identical bytes. */
  readonly at: Date;
}

type Page = PDFKit.PDFDocument;

const margin = 48;
const paperWidth = 595.28;
const width = paperWidth - 2 * margin;
const ink = { strong: '#1C1D1A', dim: '#6A6A62', line: '#D9D9D2' } as const;
const regular = 'Helvetica';
const strong = 'Helvetica-Bold';

/** Replaces characters outside the standard PDF fonts, which cover Albanian. */
const writable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF€–—‘’“”•…]/gu, (sign) => (/\s/.test(sign) ? ' ' : '?'));

export function paperPdf(paper: InvoicePaper): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin,
    font: regular,
    info: { Title: writable(`${paper.title} ${paper.number}`), CreationDate: paper.at },
  });
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => done(Buffer.concat(chunks)));
    page.on('error', failed);
    writeHead(page, paper);
    writeLines(page, paper.lines);
    writePairs(page, paper.totals, { from: margin + width * 0.55, isSum: true });
    page.moveDown(1.5);
    writePairs(page, paper.codes, { from: margin, isSum: false });
    page.end();
  });
}

function writeHead(page: Page, { title, number, seller, buyer, facts }: InvoicePaper): void {
  page.font(strong).fontSize(18).fillColor(ink.strong).text(writable(title));
  page.font(regular).fontSize(11).fillColor(ink.dim).text(writable(number));
  page.moveDown(1);
  const top = page.y;
  writeParty(page, 'Shitësi', seller, margin);
  const sellerEnd = page.y;
  page.y = top;
  if (buyer !== null) writeParty(page, 'Blerësi', buyer, margin + width / 2);
  page.y = Math.max(sellerEnd, page.y);
  page.moveDown(1);
  writePairs(page, facts, { from: margin, isSum: false });
  page.moveDown(1);
}

function writeParty(page: Page, label: string, { name, id, address }: PaperParty, left: number): void {
  const within = { width: width / 2 - 12 };
  page.font(regular).fontSize(8).fillColor(ink.dim).text(writable(label), left, page.y, within);
  page.font(strong).fontSize(10).fillColor(ink.strong).text(writable(name), left, page.y, within);
  page.font(regular).fontSize(9);
  for (const text of [id, address]) if (text !== '') page.text(writable(text), left, page.y, within);
}

const columns = [
  { head: 'Emërtimi', share: 0.4, align: 'left', of: (line: PaperLine) => line.name },
  { head: 'Sasia', share: 0.12, align: 'right', of: (line: PaperLine) => line.quantity },
  { head: 'Njësia', share: 0.1, align: 'left', of: (line: PaperLine) => line.unit },
  { head: 'Çmimi', share: 0.13, align: 'right', of: (line: PaperLine) => line.price },
  { head: 'TVSH %', share: 0.1, align: 'right', of: (line: PaperLine) => line.vatRate },
  { head: 'Vlera', share: 0.15, align: 'right', of: (line: PaperLine) => line.amount },
] as const;

function writeLines(page: Page, lines: readonly PaperLine[]): void {
  writeHeads(page);
  for (const line of lines) {
    const texts = columns.map(({ of }) => writable(of(line)));
    page.font(regular).fontSize(9);
    const height = Math.max(
      ...columns.map(({ share }, place) =>
        page.heightOfString(texts[place] ?? '', { width: share * width - 8 }),
      ),
    );
    if (page.y + height > page.page.maxY() - 8) {
      page.addPage();
      writeHeads(page);
    }
    writeRow(page, texts, height);
  }
  page.moveDown(0.5);
}

function writeHeads(page: Page): void {
  page.font(strong).fontSize(8).fillColor(ink.dim);
  writeRow(
    page,
    columns.map(({ head }) => head),
    10,
  );
}

function writeRow(page: Page, texts: readonly string[], height: number): void {
  const top = page.y + 4;
  let left = margin;
  for (const [place, { share, align }] of columns.entries()) {
    page.text(texts[place] ?? '', left + 4, top, { width: share * width - 8, align });
    left += share * width;
  }
  page.y = top + height + 4;
  page
    .moveTo(margin, page.y)
    .lineTo(margin + width, page.y)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke();
  page.font(regular).fontSize(9).fillColor(ink.strong);
}

function writePairs(
  page: Page,
  pairs: readonly (readonly [string, string])[],
  { from, isSum }: { readonly from: number; readonly isSum: boolean },
): void {
  const labelWidth = isSum ? 110 : 120;
  for (const [label, value] of pairs) {
    const within = { width: margin + width - from - labelWidth, align: isSum ? 'right' : 'left' } as const;
    page.font(regular).fontSize(9);
    if (page.y + page.heightOfString(writable(value), within) > page.page.maxY()) page.addPage();
    const top = page.y + 2;
    page.fillColor(ink.dim).text(writable(label), from, top, { width: labelWidth, lineBreak: false });
    page.font(isSum ? strong : regular).fillColor(ink.strong);
    page.text(writable(value), from + labelWidth, top, within);
  }
}
