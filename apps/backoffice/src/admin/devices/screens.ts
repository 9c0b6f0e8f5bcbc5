import { deviceKinds } from '@tezga/domain';
import { readers, type Screen } from '../../session/screen.ts';
import { addDevicePath, editDevicePath } from './paths.ts';

/** The devices of a business, for its admins. */
export const deviceScreens: readonly Screen[] = deviceKinds.flatMap((kind): Screen[] => [
  {
    area: 'super-admin',
    path: addDevicePath(kind, ':business_id'),
    key: 'businesses',
    levels: readers,
    title: ({ devices }) => devices[kind].addTitle,
    page: async () => (await import('./DevicePages.tsx')).addDevicePages[kind],
  },
  {
    area: 'super-admin',
    path: editDevicePath(kind),
    key: 'businesses',
    levels: readers,
    title: ({ devices }) => devices[kind].editTitle,
    page: async () => (await import('./DevicePages.tsx')).editDevicePages[kind],
  },
]);
