import type { ProfileRow } from './profile-row.ts';

/** A user's profile with the field names of the specification. */
export function profileReply(row: ProfileRow) {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    tel: row.phone,
    emailVerified: row.email_verified_at !== null,
    telVerified: row.phone_verified_at !== null,
    language: row.language,
  };
}
