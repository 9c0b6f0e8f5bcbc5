import { adminLevel, reaches } from '@tezga/domain';
import { useSession } from '../../session/session-context.ts';

/** Whether the admin may change the businesses in their care, by the same rule as on the server. */
export const useMayManage = (): boolean => reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
