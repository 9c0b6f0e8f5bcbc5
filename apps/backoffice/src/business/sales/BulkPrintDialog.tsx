import type { Phrases } from '@tezga/phrases';
import { Button, formatCount, Labelled, PrintFrame, SegmentedControl, usePhrases } from '@tezga/ui';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formFor, maxInvoicesOf, type BundleForm } from './print-bundle.ts';
import type { PrintChoice } from '../../kits/documents/print-choice.ts';
import { PrintChoiceFields } from '../../kits/documents/PrintChoiceFields.tsx';

const fileForms = ['pdf', 'zip'] as const;

/** The choices of a bulk print: paper, language, and the output (printer, one PDF or a ZIP of PDFs). */
export interface BulkPrintChoice extends PrintChoice {
  readonly form: BundleForm;
}

interface BulkPrintDialogProps {
  readonly count: number;
  readonly start: BulkPrintChoice['form'];
  /** Null if the user cancels the dialog. */
  readonly onAnswer: (choice: BulkPrintChoice | null) => void;
}

/** The dialog of a bulk print: output, paper and language. */
export function BulkPrintDialog({ count, start, onAnswer }: BulkPrintDialogProps) {
  const { sales, ui } = usePhrases();
  const words = sales.print;
  const [choice, setChoice] = useState<BulkPrintChoice>({
    form: formFor(start, count),
    paper: 'A4',
    language: 'sq',
  });
  const isPrinter = start === 'printer';
  const ActionIcon = isPrinter ? IconPrinter : IconFileDownload;
  const invoices = sales.count(count, formatCount(count));
  return (
    <PrintFrame
      width={460}
      title={isPrinter ? words.title(invoices) : `${ui.document.download}: ${invoices}`}
      hint={hintOf(words, choice.form, count)}
      onClose={() => onAnswer(null)}
      choices={
        <>
          <PrintChoiceFields choice={choice} onChange={(changed) => setChoice({ ...choice, ...changed })} />
          {isPrinter ? null : (
            <Labelled label={words.form}>
              {(labelId) => (
                <SegmentedControl
                  aria-labelledby={labelId}
                  value={choice.form}
                  onChange={(form) => setChoice({ ...choice, form })}
                  data={fileForms.map((form) => ({ value: form, label: words.forms[form] }))}
                />
              )}
            </Labelled>
          )}
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => onAnswer(null)}>
            {ui.cancel}
          </Button>
          <Button
            data-autofocus
            disabled={count > maxInvoicesOf[choice.form]}
            leftSection={<ActionIcon size={15} stroke={1.8} aria-hidden />}
            onClick={() => onAnswer(choice)}
          >
            {words.start(count, formatCount(count))}
          </Button>
        </>
      }
    />
  );
}

function hintOf(words: Phrases['sales']['print'], form: BundleForm, count: number): string {
  if (form === 'zip') return words.formHints.zip;
  const limit = formatCount(maxInvoicesOf[form]);
  return count > maxInvoicesOf[form] ? words.tooManyForPdf(limit) : words.formHints[form](limit);
}
