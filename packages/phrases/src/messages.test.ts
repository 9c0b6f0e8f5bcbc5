import { expect, test } from 'vitest';
import { languages, loadPhrases } from './index.ts';

// The alphabet of SMS (GSM 03.38), without the characters that count twice.
const telephoneAlphabet =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

const address = 'https://backoffice.tezga.example';
const link = `${address}/v/ABCD2345`;

test.each(languages)('every SMS in %s fits into one message', async (language) => {
  const { messages } = await loadPhrases(language);
  const texts = [
    messages.welcome.sms('355691234567', 'Abcd2345', address),
    messages.verification.sms('ABCD2345', link),
    messages.reset.sms('ABCD2345', link),
    ...Object.values(messages.notices).map(({ sms }) => sms),
  ];
  for (const text of texts) {
    expect(text).toMatch(telephoneAlphabet);
    expect(text.length, text).toBeLessThanOrEqual(160);
  }
});
