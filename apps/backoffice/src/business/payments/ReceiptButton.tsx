import { PrintButton, PrintDialog, printPdf, usePhrases } from '@tezga/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageWidthOf, type PrintChoice } from '../../kits/documents/print-choice.ts';
import { PrintChoiceFields } from '../../kits/documents/PrintChoiceFields.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { languageInUse } from '../../session/i18n.ts';
import { paymentsQueries, type WholePayment } from './queries.ts';

interface ReceiptButtonProps {
  readonly payment: Pick<WholePayment, '_id' | 'kind' | 'number'>;
}

/** Opens the receipt of a payment for printing. */
export function ReceiptButton({ payment }: ReceiptButtonProps) {
  const { receipt } = usePhrases().payments;
  return (
    <PrintButton
      variant="default"
      label={receipt.action}
      renderDialog={(onClose) => <ReceiptDialog payment={payment} onClose={onClose} />}
    />
  );
}

function ReceiptDialog({ payment, onClose }: ReceiptButtonProps & { readonly onClose: () => void }) {
  const { sales, payments } = usePhrases();
  const words = payments.receipt;
  const showFailure = useShowFailure();
  const [choice, setChoice] = useState<PrintChoice>(() => ({ paper: 'A4', language: languageInUse() }));
  const file = useQuery(paymentsQueries.receipt(payment._id, choice));
  const print = useMutation({
    mutationFn: printPdf,
    onError: (error) => showFailure(words.failed, error),
  });
  const name = payments.payment.title(payments.kinds[payment.kind], payment.number);
  return (
    <PrintDialog
      title={sales.print.title(name)}
      choices={<PrintChoiceFields choice={choice} onChange={setChoice} />}
      file={file}
      fileKey={`${choice.paper} ${choice.language}`}
      failed={words.failed}
      pageWidth={pageWidthOf(choice.paper)}
      print={{ label: sales.print.action, isPrinting: print.isPending, run: (pdf) => print.mutate(pdf) }}
      onClose={onClose}
    />
  );
}
