import { einvoicing } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { operation, Refused, refuseUnless, type Operation } from '../soap/index.ts';
import { mayAnswer } from './einvoice-status.ts';
import { einvoiceStore, StatusMoved } from './einvoice-store.ts';
import { checkTaxpayers } from './parties.ts';

/** The buyer accepts or refuses delivered e-invoices: all given ones or none. */
export function changeStatus(context: Pick<Context, 'sql'>): Operation {
  const store = einvoiceStore(context);
  return operation(einvoicing, 'EinvoiceChangeStatusRequest', 'EinvoiceChangeStatusResponse', {
    issuerOf: () => null,
    async perform({ EICs, EinStatus }, { nuis, receivedAt }) {
      await checkTaxpayers(context, [nuis]);
      const wanted = [...new Set(EICs.EIC.map((eic) => eic.toLowerCase()))];
      const found = await store.byEics(wanted);
      const missing = wanted.find((eic) => !found.some((each) => each.eic === eic));
      refuseUnless(missing === undefined, 53, missing);
      for (const { eic, buyer, ...facts } of found) {
        refuseUnless(buyer === nuis, 54, `${nuis} is not the buyer of ${eic}`);
        refuseUnless(
          mayAnswer(facts, EinStatus, receivedAt),
          11,
          `${eic} was answered before: ${facts.status}`,
        );
      }
      await moved(store.changeStatus(found, EinStatus, receivedAt));
      return { ResponseCode: 'ACCEPTED' };
    },
  });
}

async function moved(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (error instanceof StatusMoved) throw new Refused(11, 'an e-invoice was answered in the meantime');
    throw error;
  }
}
