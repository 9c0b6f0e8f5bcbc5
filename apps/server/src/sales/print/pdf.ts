import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../../platform/http/context.ts';
import { invoicesToPrint } from './invoices-to-print.ts';
import { print } from '../../platform/documents/print.ts';
import { fileNameOf } from '../../platform/documents/prints.ts';

/** No connection to the database is held while the document waits for its turn and while it is drawn. */
export const pdf: FreeHandler<typeof contract.sales.pdf> = {
  async freely({ ids, paper, language }, context) {
    const { businessId, config } = context;
    const wanted = [...new Set(ids)];
    const width = { A4: 'A4', '80': 80, '58': 58 } as const;
    const read = async () => {
      const invoices = await context.inTransaction((transaction) =>
        invoicesToPrint(transaction, businessId, config, wanted),
      );
      return { invoices, options: { language, paper: width[paper] } };
    };
    const printed = await print({ businessId, documents: wanted.length, read });
    const name = fileNameOf(printed.job.invoices.map(({ number }) => number ?? ''));
    return { name, pdf: Buffer.from(printed.pdf).toString('base64') };
  },
};
