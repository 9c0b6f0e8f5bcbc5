import { Badge, Button, Code, formatDateTime, MISSING, Panel, saveFile, usePhrases } from '@tezga/ui';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconClockFilled,
  IconDownload,
  IconHourglassFilled,
  type Icon,
} from '@tabler/icons-react';
import classes from './Certificate.module.css';
import { toneOf, type Outcome } from './certificate-state.ts';
import { LifeBar } from './LifeBar.tsx';
import type { Certificate } from './queries.ts';

const shapeOf: Record<Outcome, Icon> = {
  good: IconCircleCheckFilled,
  'expires-soon': IconClockFilled,
  expired: IconHourglassFilled,
  'not-yet-valid': IconClockFilled,
  'wrong-environment': IconAlertTriangleFilled,
  'other-business': IconAlertTriangleFilled,
};

interface CurrentCertificateProps {
  readonly certificate: Certificate;
  readonly pem: string;
}

/** The current certificate: its state, validity and holder. */
export function CurrentCertificate({ certificate, pem }: CurrentCertificateProps) {
  const { certificates } = usePhrases();
  return (
    <Panel title={certificates.inUse} aside={<OutcomeBadge outcome={certificate.outcome} />}>
      <LifeBar certificate={certificate} />
      <Facts certificate={certificate} />
      <div className={classes['actions']}>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
          onClick={() =>
            saveFile(new Blob([pem], { type: 'application/x-pem-file' }), pemNameOf(certificate))
          }
        >
          {certificates.download}
        </Button>
      </div>
    </Panel>
  );
}

const pemNameOf = ({ name }: Certificate) => `${name.replace(/\.(p12|pfx)$/i, '')}.pem`;

function OutcomeBadge({ outcome }: { readonly outcome: Outcome }) {
  const { outcomes } = usePhrases().certificates;
  const Shape = shapeOf[outcome];
  return (
    <Badge tone={toneOf[outcome]} icon={<Shape size={13} aria-hidden />}>
      {outcomes[outcome]}
    </Badge>
  );
}

function Facts({ certificate }: { readonly certificate: Certificate }) {
  const { certificates } = usePhrases();
  const { organization, holderName, nipt, issuer, name, serialNumber, uploadedAt, uploadedBy } = certificate;
  return (
    <dl className={classes['facts']}>
      <dt>{certificates.issuedTo}</dt>
      <dd>{organization || holderName || MISSING}</dd>
      <dt>{certificates.file}</dt>
      <dd>
        <Code wrap>{name}</Code>
      </dd>
      <dt>{certificates.nipt}</dt>
      <dd>{nipt === null ? MISSING : <Code>{nipt}</Code>}</dd>
      <dt>{certificates.serialNumber}</dt>
      <dd>
        <Code wrap>{serialNumber.replaceAll(/(..)(?=.)/g, '$1 ')}</Code>
      </dd>
      <dt>{certificates.issuedBy}</dt>
      <dd>{commonNameIn(issuer)}</dd>
      <dt>{certificates.uploaded}</dt>
      <dd>{certificates.uploadedBy(uploadedBy, formatDateTime(uploadedAt))}</dd>
    </dl>
  );
}

/** The CN part of CN=NAIS Class 3 Certification Authority, O=NAIS, C=AL. */
const commonNameIn = (issuer: string) => /(?:^|, )CN=((?:\\,|[^,])+)/.exec(issuer)?.[1] ?? issuer;
