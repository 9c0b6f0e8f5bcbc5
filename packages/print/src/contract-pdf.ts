import { a4Document, type Page } from './page.ts';
import { writeText } from './write-text.ts';

/** The text of a contract: an empty line separates paragraphs, and a line starting with # is a heading. */
export interface ContractText {
  readonly title: string;
  readonly body: string;
}

export interface ContractParty {
  readonly businessName: string;
  readonly nipt: string;
  readonly address: string;
  readonly ownerName: string;
}

export interface ContractSignature {
  readonly signerName: string;
  readonly at: string;
  readonly address: string;
  readonly device: string;
  /** The hash of the accepted text. */
  readonly textSha256: string;
}

export interface ContractLabels {
  readonly business: string;
  readonly nipt: string;
  readonly address: string;
  readonly owner: string;
  readonly signed: string;
  readonly signer: string;
  readonly signedAt: string;
  readonly from: string;
  readonly textHash: string;
}

interface ContractDocument {
  readonly text: ContractText;
  readonly party: ContractParty;
  readonly labels: ContractLabels;
  /** The signature; null for a preview before signing. */
  readonly signature: ContractSignature | null;
  readonly at: Date;
}

const ink = { text: '#1C1D1A', dim: '#6A6A62', line: '#D9D9D2', brand: '#0D6645' };

/** The contract of one business: without the signature a preview, with it the version that is stored. */
export function contractPdf({ text, party, labels, signature, at }: ContractDocument): Promise<Buffer> {
  return a4Document({ title: text.title, at }, (page) => {
    writeText(page, text.title, { weight: 'strong', size: 18, color: ink.text });
    rule(page);
    facts(page, [
      [labels.business, party.businessName],
      [labels.nipt, party.nipt],
      [labels.address, party.address],
      [labels.owner, party.ownerName],
    ]);
    rule(page);
    for (const paragraph of text.body.split(/\n\s*\n/)) writeParagraph(page, paragraph.trim());
    if (signature === null) return;
    rule(page);
    writeText(page, labels.signed, { weight: 'strong', size: 12, color: ink.brand });
    page.moveDown(0.5);
    facts(page, [
      [labels.signer, signature.signerName],
      [labels.signedAt, signature.at],
      [labels.from, `${signature.address} · ${signature.device}`],
      [labels.textHash, signature.textSha256],
    ]);
  });
}

function writeParagraph(page: Page, paragraph: string): void {
  if (paragraph.startsWith('#')) {
    page.moveDown(0.4);
    writeText(page, paragraph.replace(/^#+\s*/, ''), { weight: 'strong', size: 11.5, color: ink.text });
    page.moveDown(0.3);
    return;
  }
  writeText(page, paragraph, { weight: 'regular', size: 10, color: ink.text, lineGap: 2.5 });
  page.moveDown(0.7);
}

const labelWidth = 120;

function facts(page: Page, rows: readonly (readonly [string, string])[]): void {
  const { left } = page.page.margins;
  for (const [label, value] of rows) {
    writeText(page, label, { weight: 'regular', size: 9, color: ink.dim, width: labelWidth });
    page.y -= page.currentLineHeight(true);
    writeText(page, value, { weight: 'regular', size: 9, color: ink.text, left: left + labelWidth });
    page.moveDown(0.25);
  }
}

function rule(page: Page): void {
  const { left, right } = page.page.margins;
  page.moveDown(0.6);
  page
    .moveTo(left, page.y)
    .lineTo(page.page.width - right, page.y)
    .lineWidth(0.7)
    .strokeColor(ink.line)
    .stroke();
  page.moveDown(0.8);
}
