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

/** The path of the user's account; each section has its own path. */
export function accountPath(app: keyof typeof paths, section?: AccountSectionId): string {
  return section === undefined ? paths[app] : `${paths[app]}?section=${section}`;
}
