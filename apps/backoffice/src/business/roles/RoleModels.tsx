import { mayGrant, permissionsAt, type ProductPermissions } from '@tezga/domain';
import { Button, Code, Tooltip, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { rolesQueries } from './queries.ts';
import { filledPermissions, hasSameLevels, type Granter, type RoleValues } from './role-form.ts';
import classes from './RoleModels.module.css';

interface RoleModelsProps {
  readonly values: RoleValues;
  readonly granter: Granter;
  readonly onChoose: (permissions: ProductPermissions) => void;
}

/** Templates for a new role: the default roles of a business, and an empty one. */
export function RoleModels({ values, granter, onChoose }: RoleModelsProps) {
  const { roles } = usePhrases();
  const { data: defaults = [] } = useQuery(rolesQueries.defaults);
  const models = [{ roleCode: null, roleDesc: roles.form.blank, ...permissionsAt('none') }, ...defaults];
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['label']}>{roles.form.model}</legend>
      <div className={classes['models']}>
        {models.map(({ roleCode, roleDesc, ...permissions }) => {
          const isTooMuch = !mayGrant(granter, permissions);
          return (
            <Tooltip key={roleCode} label={roles.form.modelTooMuch} disabled={!isTooMuch}>
              <span>
                <Button
                  variant="default"
                  disabled={isTooMuch}
                  aria-pressed={hasSameLevels(values, permissions)}
                  onClick={() => onChoose(filledPermissions(permissions))}
                >
                  {roleDesc}
                  {roleCode === null ? null : (
                    <span className={classes['code']}>
                      {' '}
                      <Code>{roleCode}</Code>
                    </span>
                  )}
                </Button>
              </span>
            </Tooltip>
          );
        })}
      </div>
      <p className={classes['hint']}>{roles.form.modelHint}</p>
    </fieldset>
  );
}
