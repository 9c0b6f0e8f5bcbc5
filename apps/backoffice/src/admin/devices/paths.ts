import type { DeviceKind } from '@tezga/domain';

export const addDevicePath = (kind: DeviceKind, businessId: string) => `/business/add-${kind}/${businessId}`;
export const editDevicePath = (kind: DeviceKind) => `/business/edit-${kind}`;
