import { Button, Code, Notice, Panel, usePhrases, formatDateTime } from '@tezga/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import classes from './Certificate.module.css';
import { CertificateForm } from './CertificateForm.tsx';
import { warningOf } from './certificate-state.ts';
import { CurrentCertificate } from './CurrentCertificate.tsx';
import { certificatesQueries, type Certificate, type FormerCertificate } from './queries.ts';

/** The e-Albania page where certificates are issued and renewed. */
const portal = 'https://e-albania.al/eAlbaniaServices/UseService.aspx?service_code=13691';

/** The settings section with the signing certificate of the user's business. */
export function CertificateSection() {
  return <Certificates mayChange={useMayChange()} />;
}

interface CertificatesProps {
  readonly mayChange: boolean;
  /** The managed business that an admin looks at; left out for users of a business. */
  readonly businessId?: string;
}

/** The signing certificate of a business: the current one, the upload form, and the former ones. */
export function Certificates({ mayChange, businessId }: CertificatesProps) {
  const query = useQuery(certificatesQueries.current(businessId));
  // Used as the form's key: each upload starts with an empty form.
  const [uploads, setUploads] = useState(0);
  if (query.data === undefined) return <SectionState query={query} />;
  const { certificate, pem, former } = query.data;
  return (
    <>
      <CertificateNotice certificate={certificate} />
      {certificate === null || pem === null ? null : (
        <CurrentCertificate certificate={certificate} pem={pem} />
      )}
      {mayChange ? (
        <CertificateForm
          key={uploads}
          businessId={businessId}
          isReplacing={certificate !== null}
          onSaved={() => setUploads(uploads + 1)}
        />
      ) : null}
      {former.length === 0 ? null : <FormerCertificates former={former} />}
    </>
  );
}

function CertificateNotice({ certificate }: { readonly certificate: Certificate | null }) {
  const phrases = usePhrases();
  const { certificates } = phrases;
  const warning =
    certificate === null
      ? { tone: 'info' as const, title: certificates.none, advice: certificates.noneText }
      : warningOf(certificate, phrases);
  if (warning === null) return null;
  return (
    <Notice
      tone={warning.tone}
      title={warning.title}
      action={
        <Button
          component="a"
          href={portal}
          target="_blank"
          rel="noreferrer"
          variant="default"
          rightSection={<IconExternalLink size={15} stroke={1.8} aria-hidden />}
        >
          {certificates.openPortal}
        </Button>
      }
    >
      {warning.advice}
    </Notice>
  );
}

const day = (moment: string) => formatDateTime(moment, 'day');

function FormerCertificates({ former }: { readonly former: readonly FormerCertificate[] }) {
  const { certificates } = usePhrases();
  return (
    <Panel title={certificates.former} padding="none">
      <ul className={classes['former']}>
        {former.map(({ _id, name, notBefore, notAfter, replacedAt }) => (
          <li key={_id}>
            <Code wrap>{name}</Code>
            <span>{certificates.formerLife(day(notBefore), day(notAfter))}</span>
            <span>{certificates.replacedOn(day(replacedAt))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
