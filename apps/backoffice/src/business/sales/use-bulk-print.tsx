import { formatCount, saveFile, toast, usePhrases, type BulkAction, type BulkRowResult } from '@tezga/ui';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { base64Of } from '../../kits/forms/base64.ts';
import { BulkPrintDialog, type BulkPrintChoice } from './BulkPrintDialog.tsx';
import {
  bundleName,
  bundleTitle,
  maxInvoicesOf,
  openBundle,
  stepOf,
  type PrintBundle,
} from './print-bundle.ts';
import { invoicePrint } from './invoice-kind.ts';
import type { Invoice } from './queries.ts';
import { useChoiceDialog } from '../../kits/lists/use-choice-dialog.ts';
import { usePrintOnPaper } from '../../kits/documents/PrintDocuments.tsx';

const idsOf = (rows: readonly Invoice[]) => rows.map(({ _id }) => _id);

/** Bulk actions that print the selected invoices, or save them as one PDF or a ZIP of PDFs. */
export function useBulkPrint(): { readonly dialog: ReactNode; readonly actions: BulkAction<Invoice>[] } {
  const { sales, ui } = usePhrases();
  const words = sales.print;
  const { print } = usePrintOnPaper(invoicePrint);
  const { question, open, chosen } = useChoiceDialog<
    { readonly count: number; readonly start: BulkPrintChoice['form'] },
    BulkPrintChoice
  >();
  const bundle = useRef<PrintBundle | null>(null);
  const stopping = useRef<AbortSignal | null>(null);

  const begin = async (rows: readonly Invoice[], start: BulkPrintChoice['form']) => {
    bundle.current = null;
    if (start === 'printer' && rows.length > maxInvoicesOf.printer) {
      toast.warning({
        title: words.title(sales.count(rows.length, formatCount(rows.length))),
        text: words.tooMany(formatCount(maxInvoicesOf.printer)),
      });
      return false;
    }
    return (await open({ count: rows.length, start })) !== null;
  };
  const run = async (rows: readonly Invoice[], signal: AbortSignal): Promise<BulkRowResult[]> => {
    stopping.current = signal;
    const choice = chosen();
    if (choice === null) return [];
    const { form, ...on } = choice;
    bundle.current ??= openBundle(form);
    return bundle.current.add(rows, (ids) => invoicePrint.fetchPdf(ids, on, signal));
  };
  const finish = async (rows: readonly Invoice[]) => {
    const [choice, made] = [chosen(), bundle.current];
    bundle.current = null;
    if (choice === null || made === null || rows.length === 0) return;
    // After a stop nothing is printed. A file is saved, because its invoices are no longer selected.
    if (choice.form === 'printer' && stopping.current?.aborted === true) return;
    const name = choice.form === 'zip' ? `${words.fileName}.zip` : bundleName(rows);
    const file = made.close(bundleTitle(words.fileName, rows));
    if (choice.form === 'printer') {
      await print({ ids: idsOf(rows), paper: choice.paper, pdf: await base64Of(file) });
      return;
    }
    saveFile(file, name);
    toast.success(words.saved(name));
  };
  const action = (start: BulkPrintChoice['form']) => ({
    confirm: (rows: readonly Invoice[]) => begin(rows, start),
    run,
    batchSize: () => stepOf(chosen()?.form ?? start),
    onDone: finish,
  });
  return {
    dialog: question === null ? null : <BulkPrintDialog {...question.subject} onAnswer={question.answer} />,
    actions: [
      {
        label: words.action,
        icon: <IconPrinter size={15} stroke={1.7} aria-hidden />,
        ...action('printer'),
      },
      {
        label: ui.document.download,
        icon: <IconFileDownload size={15} stroke={1.7} aria-hidden />,
        ...action('pdf'),
      },
    ],
  };
}
