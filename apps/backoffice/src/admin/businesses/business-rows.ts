import { chosenIn } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';
import type { BusinessRow, ExpiringBusiness } from './queries.ts';

/** A business; `certificateEndsAt` is null unless its certificate ends soon. */
export type ShownBusiness = BusinessRow & { readonly certificateEndsAt: string | null };

/** Adds the end of the certificate to the businesses whose certificate ends soon. */
export function withEnds(expiring: readonly ExpiringBusiness[]) {
  const endOf = new Map(expiring.map(({ _id, certificateEndsAt }) => [_id, certificateEndsAt]));
  return (businesses: readonly BusinessRow[]): ShownBusiness[] =>
    businesses.map((business) => ({ ...business, certificateEndsAt: endOf.get(business._id) ?? null }));
}

export const listedBusinesses: Listed<ShownBusiness> = {
  isShown: ({ deleted, certificateEndsAt }, filters) => {
    const states = chosenIn({ filters }, 'state');
    if (states.includes('expiring')) return certificateEndsAt !== null;
    return deleted === states.includes('deleted');
  },
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
    certificateEndsAt: ({ certificateEndsAt }) => certificateEndsAt ?? '',
  },
};

/**
 * The search words of a phone number: its digits with the country code, and also with a leading zero instead.
 */
function phoneWords(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.startsWith('355') ? `${digits} 0${digits.slice(3)}` : digits;
}

/** A phone number typed with blanks, dashes or a plus is searched as one word of digits. */
export const searchOfBusinesses = (typed: string): string =>
  /^\+?[\d\s()/-]{3,}$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
