import { readXml } from './read-xml.ts';
import { SheetFault } from './sheet-fault.ts';

type Files = ReadonlyMap<string, Uint8Array>;

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly startsIn1904: boolean;
  readonly sharedStrings: readonly string[];
  /** For each cell style, whether it formats a date. */
  readonly dateStyles: readonly boolean[];
}

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** Whether a file of the archive is needed; pictures and the like are not unpacked. */
export function isOfWorkbook(name: string): boolean {
  return (
    name === workbookPath || name === relationsPath || /^xl\/(?!media|theme|drawings).*\.xml$/.test(name)
  );
}

export function readWorkbook(files: Files): Workbook {
  const workbook = files.get(workbookPath);
  if (workbook === undefined) throw new SheetFault('other-kind');
  const targets = readRelations(files.get(relationsPath));
  const sheets: { name: string; path: string }[] = [];
  let startsIn1904 = false;
  readXml(workbook, {
    open(name, attribute) {
      if (name === 'workbookPr') startsIn1904 = isTrue(attribute('date1904'));
      if (name !== 'sheet' || attribute('state')?.includes('idden') === true) return;
      const path = targets.get(attribute('id') ?? '');
      if (path !== undefined && files.has(path)) sheets.push({ name: attribute('name') ?? '', path });
    },
  });
  if (sheets.length === 0) throw new SheetFault('broken');
  return {
    sheets,
    startsIn1904,
    sharedStrings: readSharedStrings(files.get('xl/sharedStrings.xml')),
    dateStyles: readDateStyles(files.get('xl/styles.xml')),
  };
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true';

function readRelations(bytes: Uint8Array | undefined): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  if (bytes === undefined) return targets;
  readXml(bytes, {
    open(name, attribute) {
      const target = attribute('Target') ?? '';
      if (name === 'Relationship')
        targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** The shared string table of the workbook; one string may consist of several rich-text runs. */
function readSharedStrings(bytes: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  if (bytes === undefined) return strings;
  let pieces: string[] = [];
  let isText = false;
  let isSound = false;
  readXml(bytes, {
    open(name) {
      if (name === 'si') pieces = [];
      if (name === 'rPh') isSound = true;
      isText = name === 't' && !isSound;
    },
    close(name) {
      if (name === 'si') strings.push(pieces.join(''));
      if (name === 'rPh') isSound = false;
      isText = false;
    },
    text(text) {
      if (isText) pieces.push(text);
    },
  });
  return strings;
}

const builtInDates = new Set([14, 15, 16, 17, 22]);

/** Whether a number format has day or year letters outside quotes and brackets. */
export function isDateFormat(format: string): boolean {
  return /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

function readDateStyles(bytes: Uint8Array | undefined): readonly boolean[] {
  const dates: boolean[] = [];
  if (bytes === undefined) return dates;
  const formats = new Map<number, boolean>();
  let isOfCells = false;
  readXml(bytes, {
    open(name, attribute) {
      if (name === 'cellXfs') isOfCells = true;
      const format = Number(attribute('numFmtId') ?? 0);
      if (name === 'numFmt') formats.set(format, isDateFormat(attribute('formatCode') ?? ''));
      if (name === 'xf' && isOfCells) dates.push(formats.get(format) ?? builtInDates.has(format));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return dates;
}
