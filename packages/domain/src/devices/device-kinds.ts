/** The kinds of devices that sell for a business. */
export const deviceKinds = ['pos', 'epos', 'easybar', 'easypoint'] as const;
export type DeviceKind = (typeof deviceKinds)[number];
