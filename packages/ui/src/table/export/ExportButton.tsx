import { IconDownload, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconX } from '@tabler/icons-react';
import type { Phrases } from '@tezga/phrases';
import { useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Menu } from '../../controls/Menu.tsx';
import { formatCount } from '../../figures/format-figures.ts';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { toast } from '../../toasts/toast.ts';
import { useCountLabel } from '../use-count-label.ts';
import { writtenTotal } from '../written-total.ts';
import { ExportIncomplete, exportRows, type ExportedList, type ExportFormat } from './export-rows.ts';
import { saveFile } from './save-file.ts';

export interface ExportButtonProps<Row> extends ExportedList<Row> {
  /** The file name without its extension. */
  readonly name: string;
  /** The number of rows that match the filter, at most the number up to which the server counts. */
  readonly total: number;
  /** True if the count was capped at `total` and more rows match; the export contains all of them. */
  readonly isMore?: boolean;
  readonly countLabel?: ((count: number, written: string) => string) | undefined;
  /** A text about the row limit, for a file that may not contain all rows. */
  readonly note?: string | undefined;
}

/**
 * A button that exports all rows of the filter to a file; it shows the number of rows before, during and
 * after the export.
 */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { name, total, countLabel, note } = props;
  const { table } = usePhrases();
  const rows = useCountLabel(countLabel);
  const controller = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<string | null>(null);

  const run = async (format: ExportFormat) => {
    const { signal } = (controller.current = new AbortController());
    const onProgress = (done: number, all: number) =>
      setProgress(
        done < all ? table.export.running(formatCount(done), formatCount(all)) : table.export.preparing,
      );
    setProgress(table.export.preparing);
    try {
      const file = await exportRows(props, { format, name, signal, onProgress });
      saveFile(file.content, file.fileName);
      toast.success(table.export.done(rows(file.rowCount, formatCount(file.rowCount)), file.fileName));
    } catch (error) {
      if (!signal.aborted) toast.error({ title: table.export.title, text: exportFailure(error, table) });
    } finally {
      setProgress(null);
    }
  };

  if (progress !== null) {
    return (
      <Button
        variant="default"
        rightSection={<IconX size={15} stroke={1.8} aria-hidden />}
        aria-label={`${table.export.cancel}, ${progress}`}
        onClick={() => controller.current?.abort()}
      >
        {progress}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
          disabled={total === 0}
        >
          {table.export.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{table.export.scope(rows(total, writtenTotal(table, props)))}</Menu.Label>
        {note === undefined ? null : <Menu.Label>{note}</Menu.Label>}
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={15} stroke={1.7} aria-hidden />}
          onClick={() => void run('xlsx')}
        >
          {table.export.excel}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
          onClick={() => void run('csv')}
        >
          {table.export.csv}
        </Menu.Item>
        {props.pdf === undefined ? null : (
          <Menu.Item
            leftSection={<IconFileTypePdf size={15} stroke={1.7} aria-hidden />}
            onClick={() => void run('pdf')}
          >
            {table.export.pdf}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The error message of a failed export, with the row numbers. */
function exportFailure(error: unknown, { export: phrases }: Phrases['table']): string {
  if (!(error instanceof ExportIncomplete)) return phrases.failed;
  if (error.reason === 'paper-too-small')
    return phrases.paperTooSmall(formatCount(error.rowCount), formatCount(error.total));
  return error.reason === 'sheet-too-small'
    ? phrases.sheetTooSmall(formatCount(error.rowCount))
    : phrases.rowsMissing(formatCount(error.rowCount), formatCount(error.total));
}
