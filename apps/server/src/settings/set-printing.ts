import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { printingReply } from './printing-reply.ts';
import { settingsStore } from './store.ts';

export const setPrinting: Handler<typeof contract.settings.setPrinting> = async (
  { paymentQrCode, vatSection },
  context,
) => {
  const { transaction, businessId, phrasesIn, language } = context;
  const decided = { prints_payment_qr: paymentQrCode, prints_vat_section: vatSection };
  await settingsStore(transaction, businessId).decide(decided);
  const { switched, printing } = phrasesIn[language].settings;
  context.note(
    `${printing.paymentQrCode}: ${switched(paymentQrCode)}, ${printing.vatSection}: ${switched(vatSection)}`,
  );
  return { printingConfig: printingReply(decided), message: phrasesIn[language].settings.saved };
};
