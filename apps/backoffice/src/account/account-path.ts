export const accountSectionIds = [
  'profile',
  'contacts',
  'invitations',
  'password',
  'secondFactor',
  'pin',
  'sessions',
  'appearance',
] as const;
export type AccountSectionId = (typeof accountSectionIds)[number];

const paths = { backoffice: '/account', sa: '/sa-account' } as const;

/** Where the person's own account is; each part of it has an address of its own. */
export function accountPath(app: keyof typeof paths, section?: AccountSectionId): string {
  return section === undefined ? paths[app] : `${paths[app]}?section=${section}`;
}
