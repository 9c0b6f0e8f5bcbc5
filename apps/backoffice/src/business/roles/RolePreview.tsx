import { businessLevel, type BusinessArea, type Role } from '@tezga/domain';
import { Panel, usePhrases } from '@tezga/ui';
import { IconEye, IconPencil } from '@tabler/icons-react';
import type { Screen } from '../../session/screen.ts';
import { landingOf } from '../../session/guard.ts';
import { useScreens, type NavigationItem } from '../../session/screens-context.ts';
import { reachOf, shownProducts, type RoleValues } from './role-form.ts';
import classes from './RolePreview.module.css';

interface RolePreviewProps {
  readonly code: string;
  readonly values: RoleValues;
}

/** A preview of the navigation for this role, built with the shell's own rules. */
export function RolePreview({ code, values }: RolePreviewProps) {
  const phrases = usePhrases();
  const { preview } = phrases.roles;
  const { backofficePermissions, posPermissions } = values;
  const role: Role = { code, backofficePermissions, posPermissions, saPermissions: {} };
  const { screens, navigationFor } = useScreens();
  const groups = navigationFor({ area: 'business', role });
  const landing = screens.find(
    ({ area, path }) => area === 'business' && path === landingOf(screens, 'business', role),
  );
  const readOnly = groups
    .flatMap(({ items }) => items)
    .filter(({ screen }) => levelOn(screen, role) === 'read')
    .map(({ label }) => label(phrases));
  return (
    <Panel title={preview.title}>
      <p className={classes['hint']}>{preview.hint}</p>
      <div className={classes['navigation']} aria-live="polite">
        {groups.length === 0 ? <p className={classes['nothing']}>{preview.nothing}</p> : null}
        {groups.map(({ id, title, icon: GroupIcon, items }) => (
          <div key={id}>
            {title === null ? null : (
              <div className={classes['group']}>
                <GroupIcon size={16} stroke={1.7} aria-hidden />
                {title(phrases)}
              </div>
            )}
            <ul>
              {items.map((item) => (
                <PreviewPage key={item.screen.path} item={item} viewer={role} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className={classes['notes']}>
        {landing === undefined ? null : <li>{preview.arrives(landing.title(phrases))}</li>}
        {readOnly.length === 0 ? null : <li>{preview.readOnly(readOnly.join(', '))}</li>}
      </ul>
      <Elsewhere values={values} />
    </Panel>
  );
}

/** The access level on a page; null if the page needs no permission. */
function levelOn(screen: Screen, role: Role) {
  return screen.key === null ? null : businessLevel(role, screen.key as BusinessArea);
}

function PreviewPage({ item, viewer }: { readonly item: NavigationItem; readonly viewer: Role }) {
  const phrases = usePhrases();
  const level = levelOn(item.screen, viewer);
  const Shown = item.icon;
  const LevelIcon = level === 'readWrite' ? IconPencil : IconEye;
  return (
    <li className={classes['page']}>
      <Shown size={16} stroke={1.7} aria-hidden />
      <span>{item.label(phrases)}</span>
      {level === null || level === 'none' ? null : (
        <span className={classes['mark']} data-level={level}>
          <LevelIcon size={13} stroke={1.8} aria-hidden />
          {phrases.roles.preview[level]}
        </span>
      )}
    </li>
  );
}

function Elsewhere({ values }: { readonly values: RoleValues }) {
  const { roles } = usePhrases();
  const others = shownProducts.filter((product) => product !== 'backoffice');
  return (
    <dl className={classes['elsewhere']} aria-label={roles.preview.elsewhere}>
      {others.map((product) => {
        const { areas, writable } = reachOf(values, [product]);
        return (
          <div key={product} style={{ display: 'contents' }}>
            <dt>{roles.products[product]}</dt>
            <dd>{roles.summary(areas, writable)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
