import type { contract } from '@tezga/contract';
import { printedPdf } from '../../platform/documents/print.ts';
import { fileNameOf } from '../../platform/documents/prints.ts';
import type { FreeHandler } from '../../platform/http/context.ts';
import { invoicesToPrint } from './invoices-to-print.ts';

const width = { A4: 'A4', '80': 80, '58': 58 } as const;

export const pdf: FreeHandler<typeof contract.sales.pdf> = {
  async freely({ ids, paper, language }, context) {
    const { businessId, config } = context;
    const wanted = [...new Set(ids)];
    const printed = await printedPdf(context, wanted.length, async (transaction) => ({
      invoices: await invoicesToPrint(transaction, businessId, config, wanted),
      options: { language, paper: width[paper] },
    }));
    return { name: fileNameOf(printed.job.invoices.map(({ number }) => number ?? '')), pdf: printed.pdf };
  },
};
