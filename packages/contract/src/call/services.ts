/** The specification's services. Each is a prefix of its own, so that one can move out to another address. */
export const services = [
  'main',
  'auth',
  'users',
  'accounting',
  'easybar',
  'easypoint',
  'self-care',
  'purchases',
  'reconciliations',
  'contracts',
  'invoice-utilities',
] as const;
export type Service = (typeof services)[number];

export function addressOf(service: Service, path: string): string {
  return `/api/${service}${path}`;
}
