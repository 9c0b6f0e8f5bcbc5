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
  words: (row) => [
    row.businessName,
    row.nipt,
    row.city,
    row.email,
    row.businessEmail,
    row.ownerName,
    row.saName,
    row.saEmail,
    ...[row.tel, row.businessTel, ...row.contactNumbers].map(phoneWords),
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

/** The digits of a phone number, without the zeros that may replace a plus. */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^00/, '');

/**
 * The search words of a phone number. An Albanian number has two, whichever of them was typed: with the country code,
 * and with a leading zero in its place.
 */
function phoneWords(phone: string): string {
  const digits = digitsOf(phone);
  if (digits.startsWith('355')) return `${digits} 0${digits.slice(3)}`;
  return digits.startsWith('0') ? `${digits} 355${digits.slice(1)}` : digits;
}

/** A phone number typed with blanks, dashes or a plus is searched as one word of digits. */
export const searchOfBusinesses = (typed: string): string =>
  /^\+?[\d\s()/-]{3,}$/.test(typed) ? digitsOf(typed) : typed;
