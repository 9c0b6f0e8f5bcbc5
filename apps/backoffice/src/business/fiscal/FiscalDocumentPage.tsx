import type { FiscalStatus } from '@tezga/domain';
import { DocumentPage, PrintButton, usePhrases, type DocumentPageProps, type Fact } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionButton } from '../../kits/documents/ActionButton.tsx';
import { PrintDocuments, type PrintKind } from '../../kits/documents/PrintDocuments.tsx';
import { FiscalNotice } from './FiscalNotice.tsx';
import { FiscalPanel, type FiscalPanelWords } from './FiscalPanel.tsx';
import { FiscalTimeline } from './FiscalTimeline.tsx';
import type { Clock } from './time-left.ts';
import type { LifeEvent } from './timeline-steps.ts';
import { useResend, type ResendKind } from './use-resend.ts';

type Head = Pick<DocumentPageProps, 'title' | 'badges' | 'total' | 'totalInCurrency' | 'about'>;

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
  readonly clock?: Clock | null;
  /** Replaces the notice about why the document is not accepted yet. */
  readonly notice?: ReactNode;
  /** Buttons between resend and print. */
  readonly moreActions?: ReactNode;
  /** Panels below the codes of the tax authority. */
  readonly moreAside?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a fiscal document, with resend, print, notice, timeline and codes. */
export function FiscalDocumentPage(props: FiscalDocumentPageProps) {
  const { document, words, list, kind, issuedAt, codes, acceptedName, clock = null } = props;
  const { title, badges, total, totalInCurrency, about, moreAside, children } = props;
  const { status, fault, timeline, link } = document;
  const {
    notice = <FiscalNotice {...{ status, fault, clock }} onItsWay={words.onItsWay} text={words.safe} />,
  } = props;
  return (
    <DocumentPage
      {...{ title, badges, total, totalInCurrency, about, notice }}
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
      <FiscalTimeline label={words.timeline} {...{ timeline, status, issuedAt, acceptedName }} />
      {children}
    </DocumentPage>
  );
}

function Actions({ document, title, printing, resending, mayResend, moreActions }: FiscalDocumentPageProps) {
  const phrases = usePhrases();
  const resend = useResend(resending);
  return (
    <>
      {mayResend && document.status !== 'fiscalized' ? (
        <ActionButton
          action="resend"
          label={resending.words(phrases).action}
          run={() => resend.now([document])}
        />
      ) : null}
      {moreActions}
      <PrintButton
        label={printing.words(phrases).action}
        renderDialog={(onClose) => (
          <PrintDocuments kind={printing} ids={[document._id]} name={title} onClose={onClose} />
        )}
      />
    </>
  );
}
