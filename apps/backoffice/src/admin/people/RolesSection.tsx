import { isFixedRole } from '@tezga/domain';
import { Badge, Panel, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { businessesQueries } from '../businesses/index.ts';

/** The roles of a business, each with its number of employees. */
export function RolesSection({ businessId }: { readonly businessId: string }) {
  const { managedPeople: words } = usePhrases();
  const query = useQuery(businessesQueries.data(businessId));
  if (query.data === undefined) return <SectionState query={query} />;
  const roles = query.data.roles ?? [];
  return (
    <Panel title={words.rolesCount(roles.length)} padding="none">
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.role}</th>
            <th scope="col" className={table['number']}>
              {words.members}
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map(({ _id, roleCode, roleDesc, employeesCount }) => (
            <tr key={_id}>
              <th scope="row">
                {roleDesc} {isFixedRole(roleCode) ? <Badge>{words.fixed}</Badge> : null}
              </th>
              <td className={table['number']} data-label={words.members}>
                {employeesCount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
