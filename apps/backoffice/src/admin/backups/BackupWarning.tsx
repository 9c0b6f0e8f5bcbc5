import { adminLevel, reaches } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { backupsPath } from './paths.ts';
import { backupsQueries } from './queries.ts';

/** A warning on every page of a super admin while there is no recent backup with a successful rehearsal. */
export function BackupWarning({ className }: { readonly className: string }) {
  const { backups: words } = usePhrases();
  const { role } = useSession();
  const { pathname } = useLocation();
  const isOwner = reaches(adminLevel(role, 'monitoring'), 'readWrite');
  const { data } = useQuery({ ...backupsQueries.state, enabled: isOwner });
  if (data === undefined || data.warning === null || pathname === backupsPath) return null;
  const { title, text } = words.warnings[data.warning];
  return (
    <section className={className} aria-label={title}>
      <Notice tone="bad" title={title} action={<Link to={backupsPath}>{words.see}</Link>}>
        {text}
      </Notice>
    </section>
  );
}
