/** The services of the specification. Each has its own path prefix, so that it can move to another address. */
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
