import { Button, DialogFrame, ErrorState, LoadingOverlay, PdfView, usePhrases } from '@tezga/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { pageWidthOf, type Paper, type PrintChoice } from '../../kits/documents/print-choice.ts';
import { PrintChoiceFields } from '../../kits/documents/PrintChoiceFields.tsx';
import classes from '../../kits/documents/Printing.module.css';
import { pdfQuery } from './print-queries.ts';
import { usePrintOnPaper } from './use-print-on-paper.ts';

export interface PrintInvoicesProps {
  /** As many as one call takes, at most. */
  readonly ids: readonly string[];
  /** What is printed, for the heading: "Faturë 12/2026". */
  readonly name: string;
  /** What it opens with. */
  readonly paper?: Paper;
  readonly onClose: () => void;
}

/** Invoices as they come out on paper, with the way to the printer and to a file. */
export function PrintInvoices({ ids, name, paper = 'A4', onClose }: PrintInvoicesProps) {
  const { sales, ui } = usePhrases();
  const headingId = useId();
  const [choice, setChoice] = useState<PrintChoice>({ paper, language: 'sq' });
  const { data, error, refetch } = useQuery(pdfQuery(ids, choice));
  const { print, isPrinting } = usePrintOnPaper();
  const pageWidth = pageWidthOf(choice.paper);
  return (
    <DialogFrame labelledBy={headingId} width={760} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {sales.print.title(name)}
      </h2>
      <div className={classes['choices']}>
        <PrintChoiceFields choice={choice} onChange={setChoice} />
      </div>
      <div className={classes['document']}>
        {data === undefined && error === null ? <LoadingOverlay within /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title={sales.print.failed} sentence={error.message} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : (
          <PdfView
            key={`${choice.paper} ${choice.language}`}
            base64={data.pdf}
            fileName={data.name}
            {...(pageWidth === undefined ? {} : { pageWidth })}
          />
        )}
      </div>
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {ui.close}
        </Button>
        <Button
          data-autofocus
          leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}
          loading={isPrinting}
          disabled={data === undefined}
          onClick={() => {
            if (data !== undefined) void print({ ids, paper: choice.paper, pdf: data.pdf });
          }}
        >
          {sales.print.action}
        </Button>
      </div>
    </DialogFrame>
  );
}
