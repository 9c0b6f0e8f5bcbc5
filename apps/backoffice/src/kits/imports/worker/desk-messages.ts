import type { SheetFaultReason } from '../reading/sheet-fault.ts';
import type {
  CheckedRow,
  Edit,
  SheetColumns,
  SheetFacts,
  SheetLayout,
  SheetSource,
} from '../sheet/sheet-desk.ts';
import type { RowRead } from '../sheet/check-rows.ts';
import type { TableFormat } from '../write-table.ts';

/** Rows to write to a file, each with its error. */
export interface FileRequest {
  readonly format: TableFormat;
  readonly headRow: number | null;
  readonly reasonHead: string;
  readonly rows: readonly { readonly row: number; readonly reason: string }[];
}

/** The calls of the worker with their input and output. */
export interface DeskCalls {
  open: { input: { source: SheetSource; sheetIndex?: number }; output: SheetFacts };
  columns: { input: { headRow: number | null }; output: SheetColumns };
  check: { input: SheetLayout; output: null };
  edit: { input: { edits: readonly Edit[] }; output: readonly (CheckedRow & { readonly row: number })[] };
  values: { input: { rows: readonly number[] }; output: readonly RowRead['value'][] };
  file: { input: FileRequest; output: Blob };
}

export type DeskRequest = {
  [Name in keyof DeskCalls]: { id: number; call: Name; input: DeskCalls[Name]['input'] };
}[keyof DeskCalls];

export type DeskReply =
  | { id: number; output: DeskCalls[keyof DeskCalls]['output'] }
  | { id: number; piece: readonly CheckedRow[] }
  | { id: number; fault: SheetFaultReason }
  | { id: number; error: string };
