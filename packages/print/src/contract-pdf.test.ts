import { expect, test } from 'vitest';
import { contractPdf } from './index.ts';
import { pagesOf } from './test-support/pdf-pages.ts';

const labels = {
  business: 'Biznesi',
  nipt: 'NIPT',
  address: 'Adresa',
  owner: 'Pronari',
  signed: 'Nënshkruar',
  signer: 'Nënshkruesi',
  signedAt: 'Koha',
  from: 'Nga',
  textHash: 'Shenja e tekstit',
};
const at = new Date('2026-03-01T11:00:00Z');

function signedBy(signerName: string, body = 'Shërbimi jepet çdo ditë.'): Promise<Buffer> {
  return contractPdf({
    text: { title: 'Kontratë shërbimi', body },
    party: {
      businessName: 'Ëndërr Çela',
      nipt: 'L12345678A',
      address: 'Rruga e Kavajës',
      ownerName: 'Ελένη',
    },
    labels,
    signature: {
      signerName,
      at: '01.03.2026',
      address: '10.0.0.1',
      device: 'Linux',
      textSha256: 'a'.repeat(64),
    },
    at,
  });
}

/** The text lines on each page, in reading order. */
async function linesOf(document: Buffer): Promise<string[][]> {
  const pages = await pagesOf(document);
  return pages.map(({ items }) =>
    items
      .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
      .join('')
      .split('\n'),
  );
}

test.each([
  ['Đorđe Šarić'],
  ['Ëndërr Çela'],
  ['Ελένη Παπαδοπούλου'],
  ['Иван Петров'],
  ['Žana Čović-Ñíguez · Łukasz Őry'],
])('the name %s appears complete in the contract', async (name) => {
  const [page = []] = await linesOf(await signedBy(name));
  const text = page.join('\n');
  expect(text).toContain(name);
  expect(text).toContain('Ëndërr Çela');
  expect(text).toContain('Ελένη');
});

test('a letter with a combining accent is printed as one letter, and a character without a glyph as a question mark', async () => {
  const [page = []] = await linesOf(await signedBy(`${'Šarić'.normalize('NFD')} 李`));
  expect(page.join('\n')).toContain('Šarić ?');
});

test('a long name is wrapped between words and stays inside the margins', async () => {
  const names = Array.from({ length: 200 }, () => 'Đorđe-Šarić').join(' ');
  const [page = []] = await linesOf(await signedBy('Ana', `${names} ${'x'.repeat(300)}`));
  const lines = page.filter((line) => line.includes('Đorđe'));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line).toMatch(/^(Đorđe-Šarić ?)+( x+)?$/);
  expect(page.filter((line) => /^x+$/.test(line)).length).toBeGreaterThan(1);
});

test('a long text continues on further pages, and nothing of it is lost', async () => {
  const paragraphs = Array.from({ length: 90 }, (_unused, index) => `Paragrafi ${index} për çdo ditë.`);
  const pages = await linesOf(await signedBy('Ana', paragraphs.join('\n\n')));
  expect(pages.length).toBeGreaterThan(2);
  const written = pages.flat().filter((line) => line.startsWith('Paragrafi'));
  expect(written).toEqual(paragraphs);
});

test('contracts with the same content and time give identical bytes', async () => {
  const [one, two] = await Promise.all([signedBy('Đorđe'), signedBy('Đorđe')]);
  expect(one.equals(two)).toBe(true);
});
