import type { contract } from '@tezga/contract';
import { afterEdit } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { printingReply } from './printing-reply.ts';
import { settingsStore } from './store.ts';

export const setPrinting: Handler<typeof contract.settings.setPrinting> = async (input, context) => {
  const { transaction, businessId, phrasesIn, language } = context;
  const store = settingsStore(transaction, businessId);
  const printingConfig = afterEdit(printingReply(await store.lockPrinting()), input);
  const { paymentQrCode, vatSection } = printingConfig;
  await store.decide({ prints_payment_qr: paymentQrCode, prints_vat_section: vatSection });
  const { switched, printing } = phrasesIn[language].settings;
  context.note(
    `${printing.paymentQrCode}: ${switched(paymentQrCode)}, ${printing.vatSection}: ${switched(vatSection)}`,
  );
  return { printingConfig, message: phrasesIn[language].settings.saved };
};
