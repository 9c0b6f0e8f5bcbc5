import { contract } from '@tezga/contract';
import { printPdf, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTellFailure } from '../../kits/forms/use-tell-failure.ts';
import { call } from '../../session/call.ts';
import type { Paper } from '../../kits/documents/print-choice.ts';
import { salesKey } from '../fiscal/index.ts';

export interface Printout {
  readonly ids: readonly string[];
  readonly paper: Paper;
  /** As base64. */
  readonly pdf: string;
}

/** Notes that invoices go to paper, then prints them: what is not noted would come out as an original twice. */
export function usePrintOnPaper() {
  const { sales } = usePhrases();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, paper, pdf }: Printout) => {
      try {
        await call(contract.sales.printed, { ids: [...ids], paper });
      } catch (error) {
        tellFailure(sales.print.notNoted, error);
        return;
      }
      await printPdf(pdf);
      await queries.invalidateQueries({ queryKey: salesKey });
    },
  });
  return { print: mutateAsync, isPrinting: isPending };
}
