import { SheetFault } from '../reading/sheet-fault.ts';
import type { Cell } from '../reading/sheet.ts';
import type { SheetKind } from '../sheet/check-rows.ts';
import { SheetDesk } from '../sheet/sheet-desk.ts';
import { writeTable } from '../write-table.ts';
import type { DeskCalls, DeskReply, DeskRequest, FileRequest } from './desk-messages.ts';

type Output = DeskCalls[keyof DeskCalls]['output'];
/** The worker's global scope. Declared here, because the compiler checks this file with the types of a page. */
interface Line {
  postMessage(message: DeskReply, options: { readonly transfer: [] }): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<DeskRequest>) => void): void;
}

/** The worker's side: handles calls for one sheet. */
export function serveDesk(kind: SheetKind, line: Line = globalThis): void {
  const desk = new SheetDesk(kind);
  const reply = (message: DeskReply) => line.postMessage(message, { transfer: [] });
  line.addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => void answer(data));

  async function answer(request: DeskRequest): Promise<void> {
    const { id } = request;
    try {
      reply({ id, output: await perform(request) });
    } catch (error) {
      if (error instanceof SheetFault) reply({ id, fault: error.reason });
      else reply({ id, error: String(error) });
    }
  }

  function perform({ id, call, input }: DeskRequest): Output | Promise<Output> {
    if (call === 'open') return desk.open(input.source, input.sheetIndex);
    if (call === 'columns') return desk.columns(input.headRow);
    if (call === 'edit') return desk.edit(input.edits);
    if (call === 'values') return desk.values(input.rows);
    if (call === 'file') return fileOf(input);
    for (const piece of desk.check(input)) reply({ id, piece });
    return null;
  }

  function fileOf({ format, headRow, reasonHead, rows }: FileRequest): Promise<Blob> {
    const [heads = [], ...body] = desk.table(
      rows.map(({ row }) => row),
      headRow,
    );
    const table: Cell[][] = [[...heads, reasonHead]];
    for (const [place, cells] of body.entries()) {
      const padded: Cell[] = heads.map((_head, column) => cells[column] ?? null);
      padded.push(rows[place]?.reason ?? '');
      table.push(padded);
    }
    return writeTable(table, format);
  }
}
