import type { FiscalStatus } from '@tezga/domain';
import {
  Button,
  DocumentPage,
  PrintButton,
  saveFile,
  usePhrases,
  type DocumentPageProps,
  type Fact,
} from '@tezga/ui';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionButton } from '../../kits/documents/ActionButton.tsx';
import { PrintDocuments, type PrintKind } from '../../kits/documents/PrintDocuments.tsx';
import { blobOf } from '../../kits/forms/base64.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { FiscalNotice } from './FiscalNotice.tsx';
import { FiscalPanel, type FiscalPanelWords } from './FiscalPanel.tsx';
import { FiscalTimeline } from './FiscalTimeline.tsx';
import type { Clock } from './time-left.ts';
import type { LifeEvent } from './timeline-steps.ts';
import { useResend, type ResendKind } from './use-resend.ts';

type Head = Pick<
  DocumentPageProps,
  'title' | 'badges' | 'total' | 'totalInCurrency' | 'about' | 'isSumInContents'
>;

interface FiscalDocumentPageProps extends Head {
  readonly document: {
    readonly _id: string;
    readonly status: FiscalStatus;
    readonly fault: string | null;
    readonly timeline: readonly LifeEvent[];
    /** The URL of the document at the tax authority. */
    readonly link: string;
  };
  readonly words: FiscalPanelWords & {
    readonly timeline: string;
    readonly onItsWay: string;
    readonly safe: string;
  };
  readonly list: { readonly to: string; readonly title: string };
  /** The last part of the breadcrumb. */
  readonly kind: string;
  readonly issuedAt: string;
  readonly printing: PrintKind;
  readonly resending: ResendKind;
  readonly mayResend: boolean;
  readonly codes: readonly (Fact | null)[];
  /** The name of the tax authority's code; NIVF by default. */
  readonly acceptedName?: string;
  /** Whether the document also gets an EIC. */
  readonly isEInvoice?: boolean;
  readonly clock?: Clock | null;
  /** Replaces the notice about why the document is not accepted yet. */
  readonly notice?: ReactNode;
  /**
   * Buttons and shortcuts for the next and the previous document of the list, rendered before the other
   * buttons.
   */
  readonly neighbours?: ReactNode;
  /** Buttons after print, download and resend. */
  readonly moreActions?: ReactNode;
  /** Panels below the codes of the tax authority. */
  readonly moreAside?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a fiscal document, with resend, print, notice, timeline and codes. */
export function FiscalDocumentPage(props: FiscalDocumentPageProps) {
  const { document, words, list, kind, issuedAt, codes, acceptedName, isEInvoice, clock = null } = props;
  const { title, badges, total, totalInCurrency, about, isSumInContents, moreAside, children } = props;
  const { status, fault, timeline, link } = document;
  const {
    notice = <FiscalNotice {...{ status, fault, clock }} onItsWay={words.onItsWay} text={words.safe} />,
  } = props;
  return (
    <DocumentPage
      {...{ title, badges, total, totalInCurrency, about, isSumInContents, notice }}
      breadcrumb={[
        <Link key="list" to={list.to}>
          {list.title}
        </Link>,
        kind,
      ]}
      actions={<Actions {...props} />}
      aside={
        <>
          <FiscalPanel words={words} link={link} isAccepted={status === 'fiscalized'} codes={codes} />
          {moreAside}
        </>
      }
    >
      <FiscalTimeline label={words.timeline} {...{ timeline, status, issuedAt, acceptedName, isEInvoice }} />
      {children}
    </DocumentPage>
  );
}

function Actions(props: FiscalDocumentPageProps) {
  const { document, title, printing, resending, mayResend, neighbours, moreActions } = props;
  const phrases = usePhrases();
  const resend = useResend(resending);
  return (
    <>
      {neighbours}
      <PrintButton
        variant="default"
        label={printing.words(phrases).action}
        shortcut="P"
        renderDialog={(onClose) => (
          <PrintDocuments kind={printing} ids={[document._id]} name={title} onClose={onClose} />
        )}
      />
      <DownloadButton kind={printing} id={document._id} />
      {mayResend && document.status !== 'fiscalized' ? (
        <ActionButton
          action="resend"
          label={resending.words(phrases).action}
          run={() => resend.now([document])}
        />
      ) : null}
      {moreActions}
    </>
  );
}

/**
 * Saves the document as an A4 PDF in Albanian, like the default of the print dialog. A download does not count as a
 * print.
 */
function DownloadButton({ kind, id }: { readonly kind: PrintKind; readonly id: string }) {
  const phrases = usePhrases();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => kind.fetchPdf([id], { paper: 'A4', language: 'sq' }),
    onSuccess: ({ pdf, name }) => saveFile(blobOf(pdf, 'application/pdf'), name),
    onError: (error) => showFailure(kind.words(phrases).failed, error),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
      onClick={() => mutate()}
    >
      {phrases.ui.document.download}
    </Button>
  );
}
