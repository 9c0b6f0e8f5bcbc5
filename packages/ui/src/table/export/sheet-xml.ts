const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const pixelsPerCharacter = 7;
/** The id of the first custom number format; lower ids are reserved for built-in formats. */
const firstOwnFormat = 164;

/** The files of a workbook with one sheet that are the same for every table. */
export const workbookFiles: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/_rels/workbook.xml.rels': relations([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/workbook.xml':
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
};

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`;
}

/** The XML of a sheet before its first row. The header row is frozen, so that it stays in view. */
export function sheetStart(widthsPx: readonly number[]): string {
  const columns = widthsPx.map((width, at) => {
    const characters = Math.max(Math.round(width / pixelsPerCharacter), 8);
    return `<col min="${at + 1}" max="${at + 1}" width="${characters}" customWidth="1"/>`;
  });
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>`
  );
}

export const sheetEnd = '</sheetData></worksheet>';

/** The cell styles: 0 is plain, 1 is the bold header, and each number format has the next number. */
export function stylesXml(formats: readonly string[]): string {
  const numbers = formats.map((format, at) => ({ id: firstOwnFormat + at, format }));
  const own = numbers.map(({ id, format }) => `<numFmt numFmtId="${id}" formatCode="${textXml(format)}"/>`);
  const used = numbers.map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`);
  return (
    `${declaration}<styleSheet xmlns="${main}">` +
    (own.length === 0 ? '' : `<numFmts count="${own.length}">${own.join('')}</numFmts>`) +
    `<fonts count="2"><font><family val="2"/><scheme val="minor"/></font>` +
    `<font><b/><family val="2"/><scheme val="minor"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellXfs count="${used.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${used.join('')}</cellXfs></styleSheet>`
  );
}

/** Characters that XML does not allow, which would make the whole file unreadable. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function textXml(text: string): string {
  return text
    .replaceAll(notXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The letters of a column in addresses of cells: A to Z, then AA. */
export function columnLetters(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : `${columnLetters(Math.floor(at / 26) - 1)}${letter}`;
}
