import { printsAtOnce } from '@tezga/contract';
import { formatCount, saveFile, toast, usePhrases, type BulkAction, type BulkRowResult } from '@tezga/ui';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { allOrEach } from '../../lists/all-or-each.ts';
import { blobOf } from '../settings/base64.ts';
import { BulkPrintDialog, type BulkPrintChoice } from './BulkPrintDialog.tsx';
import { fetchPdf } from './print-queries.ts';
import type { Invoice } from './queries.ts';
import { useChoiceDialog } from './use-choice-dialog.ts';
import { usePrintOnPaper } from './use-print-on-paper.ts';
import { fileNameOf, openZip } from './zip-of-pdfs.ts';

interface Made {
  readonly name: string;
  readonly pdf: string;
}

/** Each in a call of its own, a few at a time, so that one can see how far it is and stop it. */
const zippedAtOnce = 4;

const idsOf = (rows: readonly Invoice[]) => rows.map(({ _id }) => _id);
const allDone = (rows: readonly Invoice[]): BulkRowResult[] => rows.map(({ _id: id }) => ({ id, ok: true }));

/** Printing what is chosen in a list, and saving it as one PDF or as a ZIP of PDFs. */
export function useBulkPrint(): { readonly dialog: ReactNode; readonly actions: BulkAction<Invoice>[] } {
  const { sales, ui } = usePhrases();
  const words = sales.print;
  const { print } = usePrintOnPaper();
  const { question, ask, chosen } = useChoiceDialog<
    { readonly count: number; readonly start: BulkPrintChoice['form'] },
    BulkPrintChoice
  >();
  const made = useRef<Made[]>([]);
  const isStopped = useRef(false);

  const begin = async (rows: readonly Invoice[], start: BulkPrintChoice['form']) => {
    made.current = [];
    isStopped.current = false;
    if (start === 'printer' && rows.length > printsAtOnce) {
      toast.warning({
        title: words.title(sales.count(rows.length, formatCount(rows.length))),
        text: words.tooMany(printsAtOnce),
      });
      return false;
    }
    return (await ask({ count: rows.length, start })) !== null;
  };
  const run = async (rows: readonly Invoice[], signal: AbortSignal): Promise<BulkRowResult[]> => {
    signal.addEventListener('abort', () => (isStopped.current = true), { once: true });
    const choice = chosen();
    if (choice === null) return [];
    const { form, ...on } = choice;
    if (form !== 'zip') {
      made.current.push(await fetchPdf(idsOf(rows), on, signal));
      return allDone(rows);
    }
    const each = rows.map(({ _id, meta }) =>
      allOrEach([_id], async (ids) => {
        const { pdf } = await fetchPdf(ids, on, signal);
        made.current.push({ name: fileNameOf(meta.invoiceNumber), pdf });
      }),
    );
    return (await Promise.all(each)).flat();
  };
  const finish = async (rows: readonly Invoice[]) => {
    const choice = chosen();
    const [first] = made.current;
    // Nobody wants half of what they gave up.
    if (first === undefined || choice === null || isStopped.current) return;
    if (choice.form === 'printer') await print({ ids: idsOf(rows), paper: choice.paper, pdf: first.pdf });
    else toast.success(words.saved(await saveMade(words.fileName, choice.form, made.current)));
    made.current = [];
  };
  return {
    dialog: question === null ? null : <BulkPrintDialog {...question.asked} onAnswer={question.answer} />,
    actions: [
      {
        label: words.action,
        icon: <IconPrinter size={15} stroke={1.7} aria-hidden />,
        confirm: (rows) => begin(rows, 'printer'),
        run,
        onDone: finish,
      },
      {
        label: ui.document.download,
        icon: <IconFileDownload size={15} stroke={1.7} aria-hidden />,
        confirm: (rows) => begin(rows, 'pdf'),
        run,
        batchSize: () => (chosen()?.form === 'zip' ? zippedAtOnce : printsAtOnce),
        onDone: finish,
      },
    ],
  };
}

/** One PDF is saved as it is; several go into one file together. Says what that file is called. */
async function saveMade(name: string, form: 'pdf' | 'zip', made: readonly Made[]): Promise<string> {
  const [first] = made;
  if (form === 'pdf' && made.length === 1 && first !== undefined) {
    saveFile(blobOf(first.pdf, 'application/pdf'), first.name);
    return first.name;
  }
  const zip = openZip();
  for (const file of made)
    zip.add(file.name, new Uint8Array(await blobOf(file.pdf, 'application/pdf').arrayBuffer()));
  saveFile(zip.close(), `${name}.zip`);
  return `${name}.zip`;
}
