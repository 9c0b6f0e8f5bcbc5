import type { CustomerContent } from './tables.ts';

/** The kept one with what it lacks, each thing from the first of the others that has it; its name and code stay. */
export function mergedContent(kept: CustomerContent, others: readonly CustomerContent[]): CustomerContent {
  const firstWith = (field: 'id_number' | 'phone' | 'email') =>
    [kept, ...others].find((customer) => customer[field] !== '') ?? kept;
  const known = firstWith('id_number');
  const hasPlace = kept.address !== '' || kept.town !== '';
  // A place is taken whole: a town of one country with the name of another would be nowhere.
  const placed = hasPlace
    ? kept
    : (others.find(({ address, town }) => address !== '' || town !== '') ?? kept);
  return {
    name: kept.name,
    code: kept.code,
    id_type: known.id_type,
    id_number: known.id_number,
    phone: firstWith('phone').phone,
    email: firstWith('email').email,
    address: placed.address,
    town: placed.town,
    country: placed.country,
  };
}
