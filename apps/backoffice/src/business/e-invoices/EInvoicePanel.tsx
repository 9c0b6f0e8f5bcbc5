import { contract } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import {
  Anchor,
  Button,
  codeFact,
  DateTime,
  Facts,
  Notice,
  Panel,
  saveFile,
  SideList,
  StatusBadge,
  usePhrases,
} from '@tezga/ui';
import { IconFileTypePdf, IconPaperclip } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showFirstFailure } from '../../kits/lists/show-first-failure.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { blobOf } from '../../kits/forms/base64.ts';
import { FileSize } from '../../kits/forms/FileSize.tsx';
import { EInvoiceDetails } from './EInvoiceDetails.tsx';
import { EInvoiceNotice } from './EInvoiceNotice.tsx';
import classes from './EInvoice.module.css';
import { eInvoicesQueries, type EInvoice } from './queries.ts';

/** The e-invoice of an invoice: EIC, state, and the PDF of the central platform. */
export function EInvoicePanel({ invoiceId }: { readonly invoiceId: string }) {
  const { eInvoices: words } = usePhrases();
  const { role } = useSession();
  const { data: eInvoice, error, refetch } = useQuery(eInvoicesQueries.one(invoiceId));
  if (eInvoice === undefined && error !== null) return <ReadFailed error={error} onRetry={refetch} />;
  if (eInvoice === undefined) return null;
  const mayResend = businessLevel(role, 'receipts') === 'readWrite';
  return (
    <Panel
      title={words.title}
      aside={eInvoice.status === null ? null : <StatusBadge state={eInvoice.status} tinted />}
    >
      <div className={classes['parts']}>
        <EInvoiceNotice invoiceId={invoiceId} eInvoice={eInvoice} mayResend={mayResend} />
        {eInvoice.eic === null ? null : <Registered eic={eInvoice.eic} eInvoice={eInvoice} />}
        <EInvoiceDetails eInvoice={eInvoice} />
        <Attachments files={eInvoice.files} />
      </div>
    </Panel>
  );
}

interface ReadFailedProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** A failed read is shown as an error, because an empty panel would look like an invoice without an EIC. */
function ReadFailed({ error, onRetry }: ReadFailedProps) {
  const { eInvoices: words, fallbacks, ui } = usePhrases();
  return (
    <Panel title={words.title}>
      <div role="alert">
        <Notice
          tone="bad"
          title={fallbacks['data-fetch']}
          action={
            <Button variant="default" onClick={() => void onRetry()}>
              {ui.retry}
            </Button>
          }
        >
          {error.message}
        </Notice>
      </div>
    </Panel>
  );
}

function Registered({ eic, eInvoice }: { readonly eic: string; readonly eInvoice: EInvoice }) {
  const { eInvoices: words } = usePhrases();
  return (
    <>
      <Facts
        layout="list"
        facts={[
          codeFact(words.eic, eic),
          { label: words.registeredAt, value: <DateTime value={eInvoice.registeredAt} /> },
        ]}
      />
      <h3 className={classes['part']}>{words.history}</h3>
      <SideList
        items={eInvoice.history.map(({ status, at }) => ({
          key: `${status} ${at}`,
          name: <StatusBadge state={status} />,
          value: <DateTime value={at} />,
        }))}
      />
      <CentralPaper eic={eic} />
    </>
  );
}

/** The link to the PDF of the central platform, which looks different from the print of the back office. */
function CentralPaper({ eic }: { readonly eic: string }) {
  const { eInvoices: words } = usePhrases();
  const paper = useMutation({
    mutationFn: () =>
      showFirstFailure(
        words.centralPdf,
        call(contract.eInvoices.pdf, { EIC: eic }).then(({ name, data }) => {
          saveFile(blobOf(data, 'application/pdf'), name);
          return [];
        }),
      ),
  });
  return (
    <Button
      variant="default"
      loading={paper.isPending}
      leftSection={<IconFileTypePdf size={16} stroke={1.8} aria-hidden />}
      onClick={() => paper.mutate()}
    >
      {words.centralPdf}
    </Button>
  );
}

function Attachments({ files }: { readonly files: EInvoice['files'] }) {
  const { eInvoices: words } = usePhrases();
  if (files.length === 0) return null;
  const download = (fileId: string) =>
    showFirstFailure(
      words.files,
      call(contract.eInvoices.file, { fileId }).then(({ name, type, data }) => {
        saveFile(blobOf(data, type), name);
        return [];
      }),
    );
  return (
    <>
      <h3 className={classes['part']}>{words.files}</h3>
      <ul className={classes['files']}>
        {files.map(({ _id, name, type, size }) => (
          <li key={_id}>
            <IconPaperclip size={15} stroke={1.7} aria-hidden />
            <Anchor
              component="button"
              type="button"
              aria-label={words.openFile(name)}
              onClick={() => void download(_id)}
            >
              {name}
            </Anchor>
            <small className={classes['hint']}>
              {type} · <FileSize bytes={size} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
