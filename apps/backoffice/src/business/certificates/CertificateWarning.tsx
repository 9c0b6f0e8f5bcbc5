import { businessLevel, reaches } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { warningOf } from './certificate-state.ts';
import { certificatesQueries } from './queries.ts';

const place = { to: '/settings', search: { section: 'certificate' } } as const;

/** A warning above every page while the certificate of the business expires soon or cannot be used. */
export function CertificateWarning({ className }: { readonly className: string }) {
  const phrases = usePhrases();
  const { role } = useSession();
  const { pathname, searchStr } = useLocation();
  const { data } = useQuery(certificatesQueries.current());
  const warning = data?.certificate ? warningOf(data.certificate, phrases) : null;
  const isThere = pathname === place.to && new URLSearchParams(searchStr).get('section') === 'certificate';
  if (warning === null || isThere) return null;
  const maySee = reaches(businessLevel(role, 'configurations'), 'read');
  return (
    <section className={className} aria-label={phrases.certificates.title}>
      <Notice
        tone={warning.tone}
        title={warning.title}
        {...(maySee ? { action: <Link {...place}>{phrases.certificates.goToSettings}</Link> } : {})}
      >
        {warning.advice}
      </Notice>
    </section>
  );
}
