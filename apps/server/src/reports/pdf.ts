import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { printedPdf } from '../platform/documents/print.ts';
import type { FreeHandler } from '../platform/http/context.ts';

/** Prints the table as texts that the screen sends, so that the PDF has the columns that the user chose. */
export const pdf: FreeHandler<typeof contract.reports.pdf> = {
  async freely({ language, ...report }, context) {
    const { businessId, clock } = context;
    const at = clock.now();
    const { pdf: drawn } = await printedPdf(
      context,
      Math.ceil(report.rows.length / 50) + 1,
      async (transaction) => {
        const [business] = await transaction.run<{ name: string }>(
          'select name from platform.businesses where id = $1',
          [businessId],
        );
        refuseUnless(business !== undefined, 'not-found');
        return { report: { ...report, businessName: business.name, at }, options: { language } };
      },
    );
    return { name: `${report.title}.pdf`, pdf: drawn };
  },
};
