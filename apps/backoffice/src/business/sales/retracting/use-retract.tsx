import { contract, type OutputOf } from '@tezga/contract';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { IconBookOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import type { Invoice } from '../queries.ts';
import { knownHindranceOf, type RetractableInvoice } from './retractable.ts';
import { RetractQuestion } from './RetractQuestion.tsx';
import { salesKey } from '../../fiscal/index.ts';

type Reversal = OutputOf<typeof contract.sales.retract>;

/** Retracts a refused invoice after a confirmation; resolves to its reversal, or null. */
export function useRetract() {
  const { retracting: words, refusals } = usePhrases();
  const { confirm, showResult } = useDialogs();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const send = async (id: string, note: string): Promise<Reversal | null> => {
    try {
      const reversal = await call(contract.sales.retract, { id, note });
      toast.success(words.done(numberParts(reversal.invoiceNumber).number));
      return reversal;
    } catch (error) {
      showFailure(words.failed, error);
      return null;
    } finally {
      await queries.invalidateQueries({ queryKey: salesKey });
    }
  };
  return async (invoice: RetractableInvoice & Pick<Invoice, '_id'>): Promise<Reversal | null> => {
    const hindrance = knownHindranceOf(invoice);
    if (hindrance !== null) {
      await showResult({ outcome: 'failure', message: refusals[`retract-${hindrance}`] });
      return null;
    }
    let note = '';
    const isSure = await confirm({
      title: words.title(numberParts(invoice.meta.invoiceNumber).number),
      message: <RetractQuestion words={words} onNote={(text) => (note = text)} />,
      consequences: [words.check, words.anew],
      confirmLabel: words.action,
      danger: true,
      icon: <IconBookOff size={15} stroke={1.8} aria-hidden />,
    });
    return isSure ? send(invoice._id, note) : null;
  };
}
