import type { contract } from '@tezga/contract';
import { afterEdit } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { printingReply } from './printing-reply.ts';
import { lockPrinting, settingsStore } from './store.ts';

export const setPrinting: Handler<typeof contract.settings.setPrinting> = async (input, context) => {
  const { transaction, businessId, phrasesIn, language } = context;
  const stored = await lockPrinting(transaction, businessId);
  const printingConfig = afterEdit(printingReply(stored), input);
  const { paymentQrCode, vatSection } = printingConfig;
  const decided = { prints_payment_qr: paymentQrCode, prints_vat_section: vatSection };
  await settingsStore(transaction, businessId).decide(decided);
  const { switched, printing } = phrasesIn[language].settings;
  context.note(
    `${printing.paymentQrCode}: ${switched(paymentQrCode)}, ${printing.vatSection}: ${switched(vatSection)}`,
  );
  return { printingConfig, message: phrasesIn[language].settings.saved };
};
