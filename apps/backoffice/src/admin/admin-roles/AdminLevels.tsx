import { adminAreas, mayGrantAdminLevel, type AdminRole } from '@tezga/domain';
import { Panel, usePhrases } from '@tezga/ui';
import { LevelChoice } from '../../kits/forms/LevelChoice.tsx';
import rows from '../../kits/forms/Levels.module.css';
import type { AdminRoleValues } from './role-form.ts';

type SentLevels = AdminRoleValues['saPermissions'];

interface AdminLevelsProps {
  readonly levels: SentLevels;
  /** The user's own role, whose levels are the highest that the user may give. */
  readonly own: AdminRole;
  readonly isReadOnly: boolean;
  readonly onChange: (levels: SentLevels) => void;
}

/** The level of a role in each area of the platform. */
export function AdminLevels({ levels, own, isReadOnly, onChange }: AdminLevelsProps) {
  const { roles } = usePhrases();
  const isLimited = adminAreas.some((area) => !mayGrantAdminLevel(own, area, 'readWrite'));
  return (
    <Panel
      title={roles.form.permissions}
      padding="none"
      {...(isLimited && !isReadOnly ? { note: roles.form.limited } : {})}
    >
      <ul className={rows['areas']}>
        {adminAreas.map((area) => {
          const level = levels[area]?.value ?? 'none';
          const name = roles.adminAreas[area];
          return (
            <li key={area} className={rows['area']}>
              <span className={rows['name']} data-level={level}>
                {name}
              </span>
              <LevelChoice
                label={name}
                value={level}
                mayGive={(wanted) => mayGrantAdminLevel(own, area, wanted)}
                onChange={(value) => onChange({ ...levels, [area]: { value } })}
                isReadOnly={isReadOnly}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
