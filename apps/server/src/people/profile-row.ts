import type { Row } from '../platform/database/schema.generated.ts';

export const profileColumns = [
  'id',
  'name',
  'email',
  'phone',
  'email_verified_at',
  'phone_verified_at',
  'language',
] as const satisfies readonly (keyof Row<'platform.users'>)[];

export type ProfileRow = Pick<Row<'platform.users'>, (typeof profileColumns)[number]>;
