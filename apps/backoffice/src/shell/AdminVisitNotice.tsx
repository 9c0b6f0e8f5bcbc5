import { Button, Notice, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { businessPageAt } from '../kits/documents/document-paths.ts';
import { adminVisit } from '../session/admin-visit.ts';
import { useSession } from '../session/session-context.ts';

/** Shows an admin on every page that they are in the session of an employee, with a link back. */
export function AdminVisitNotice({ className }: { readonly className: string }) {
  const { managedPeople: words } = usePhrases();
  const { area, user } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const visit = area === 'business' ? adminVisit.current() : null;
  if (visit === null) return null;
  const leave = async () => {
    setLeaving(true);
    await adminVisit.end(visit);
    location.assign(businessPageAt(visit.businessId, 'employees'));
  };
  const title = words.visiting(user.name);
  return (
    <section className={className} aria-label={title}>
      <Notice
        tone="warn"
        title={title}
        action={
          <Button size="xs" variant="default" loading={isLeaving} onClick={() => void leave()}>
            {words.leave}
          </Button>
        }
      >
        {words.visitingText}
      </Notice>
    </section>
  );
}
