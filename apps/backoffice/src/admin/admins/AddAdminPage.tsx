import { adminLevel, reaches } from '@tezga/domain';
import { Panel, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useSession } from '../../session/session-context.ts';
import { adminRolesQueries } from '../admin-roles/index.ts';
import { roleOptions } from './admin-form.ts';
import { AdminForm } from './AdminForm.tsx';
import classes from './AdminForm.module.css';

export function AddAdminPage() {
  const { admins: words } = usePhrases();
  const { role } = useSession();
  const roles = useQuery(adminRolesQueries.list);
  if (roles.data === undefined) return <SectionState query={roles} />;
  const mayAdd = reaches(adminLevel(role, 'usersManagement'), 'readWrite');
  return (
    <AdminForm
      admin={null}
      roles={roleOptions(roles.data, role, null)}
      {...(mayAdd ? {} : { fixedBecause: words.fixedBecause.reader })}
      aside={
        <Panel title={words.form.happensTitle}>
          <ul className={classes['happens']}>
            {words.form.happens.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      }
    />
  );
}
