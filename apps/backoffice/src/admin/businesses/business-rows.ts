import { chosenIn } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';
import type { BusinessRow } from './queries.ts';

export const listedBusinesses: Listed<BusinessRow> = {
  isShown: ({ deleted }, filters) => deleted === chosenIn({ filters }, 'state').includes('deleted'),
  words: ({ businessName, nipt, city, email, tel, contactNumbers, ownerName, saName, saEmail }) => [
    businessName,
    nipt,
    city,
    email,
    ownerName,
    saName,
    saEmail,
    ...[tel, ...contactNumbers].map(phoneWords),
  ],
  order: {
    name: ({ businessName }) => businessName,
    nipt: ({ nipt }) => nipt,
    city: ({ city }) => city,
    owner: ({ ownerName }) => ownerName,
    admin: ({ saName }) => saName,
    createdAt: ({ createdAt }) => createdAt,
  },
};

/** The digits of a phone number, with the country code and with a zero. */
function phoneWords(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.startsWith('355') ? `${digits} 0${digits.slice(3)}` : digits;
}

/** A phone number typed with blanks, dashes or a plus is searched as one word of digits. */
export const searchOfBusinesses = (typed: string): string =>
  /^\+?[\d\s()/-]{3,}$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
