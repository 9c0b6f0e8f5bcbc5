import type { Column } from '../column.ts';
import { exportHeader, sheetCells, type SheetCell } from './export-cells.ts';
import type { RowFile } from './row-file.ts';
import { columnLetters, sheetEnd, sheetStart, stylesXml, textXml, workbookFiles } from './sheet-xml.ts';

const dayMs = 86_400_000;
/** Day 0 of the dates of a spreadsheet. */
const dayZero = Date.UTC(1899, 11, 30);
const headStyle = 1;

/**
 * An XLSX whose rows are compressed as they come: texts are inline strings, because a table of shared strings would have
 * to stay in memory until the end.
 */
export async function openSheet<Row>(columns: readonly Column<Row>[]): Promise<RowFile<Row>> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const parts: Blob[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    // Copied, because the chunk may be a view of a buffer that the compression uses again.
    parts.push(new Blob([Uint8Array.from(chunk)]));
  });
  const openFile = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return { write: (xml: string, isLast = false) => file.push(strToU8(xml), isLast) };
  };
  const letters = columns.map((_, at) => columnLetters(at));
  const styles = openStyles();
  const sheet = openFile('xl/worksheets/sheet1.xml');
  let rowNumber = 1;
  const rowXml = (cells: readonly (string | null)[]) => {
    const xml = cells.map((cell, at) =>
      cell === null ? '' : `<c r="${letters[at]}${rowNumber}"${cell}</c>`,
    );
    rowNumber += 1;
    return `<row r="${rowNumber - 1}">${xml.join('')}</row>`;
  };
  const head = columns.map((column) => ` s="${headStyle}"${inlineString(exportHeader(column))}`);
  sheet.write(sheetStart(columns.map(({ width }) => width)) + rowXml(head));
  return {
    add: (rows) => {
      const xml = rows.map((row) =>
        rowXml(sheetCells(columns, row).map((cell) => cellXml(cell, styles.idOf))),
      );
      sheet.write(xml.join(''));
    },
    close: () => {
      sheet.write(sheetEnd, true);
      const files = { ...workbookFiles, 'xl/styles.xml': stylesXml(styles.formats()) };
      for (const [name, xml] of Object.entries(files)) openFile(name).write(xml, true);
      zip.end();
      return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
    },
  };
}

/** The XML of a cell after its address: its attributes and contents. Null for an empty cell. */
function cellXml(cell: SheetCell | null, styleOf: (format: string) => number): string | null {
  if (cell === null) return null;
  const { value, format } = cell;
  const style = format === undefined ? '' : ` s="${styleOf(format)}"`;
  if (typeof value === 'string') return `${style}${inlineString(value)}`;
  return `${style}><v>${value instanceof Date ? (value.getTime() - dayZero) / dayMs : value}</v>`;
}

const inlineString = (text: string): string =>
  ` t="inlineStr"><is><t xml:space="preserve">${textXml(text)}</t></is>`;

/** The number formats of the cells written so far, each with the number of its style. */
function openStyles() {
  const ids = new Map<string, number>();
  return {
    idOf: (format: string): number => {
      const id = ids.get(format) ?? headStyle + 1 + ids.size;
      ids.set(format, id);
      return id;
    },
    formats: () => [...ids.keys()],
  };
}
