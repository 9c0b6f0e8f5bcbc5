import { businessLevel } from '@tezga/domain';
import { ErrorState, LoadingOverlay, Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useWayBack } from '../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../session/session-context.ts';
import document from '../../kits/documents/Document.module.css';
import { CarriedGoods } from './CarriedGoods.tsx';
import { NoteFiscal } from './NoteFiscal.tsx';
import { NoteHead, type NotePartProps } from './NoteHead.tsx';
import { NoteRoute } from './NoteRoute.tsx';
import { NoteTimeline } from './NoteTimeline.tsx';
import { wtnQueries } from './queries.ts';
import { faultSentence, helpPlaceFor, FaultHelp, timeLeftWords } from '../fiscal/index.ts';
import { wtnPath } from '../../kits/documents/document-paths.ts';

/** One note with all that is known of it. */
export function NotePage() {
  const { _id: id = '' } = useParams({ strict: false });
  return <OneNote key={id} id={id} />;
}

function OneNote({ id }: { readonly id: string }) {
  const { wtn } = usePhrases();
  const [openedAt] = useState(() => Date.now());
  const { data: note, error, refetch } = useQuery(wtnQueries.one(id, openedAt));
  const goBack = useWayBack(wtnPath);
  const mayIssue = businessLevel(useSession().role, 'wtn') === 'readWrite';
  if (note === undefined && error !== null) {
    const again = () => void refetch();
    return (
      <ErrorState title={wtn.page.readFailed} sentence={error.message} onRetry={again} onBack={goBack} />
    );
  }
  if (note === undefined) return <LoadingOverlay within />;
  return (
    <div className={document['page']}>
      <NoteHead note={note} mayIssue={mayIssue} />
      <NoteNotice note={note} />
      <div className={document['columns']}>
        <div className={document['main']}>
          <NoteTimeline note={note} />
          <section className={document['sheet']}>
            <NoteRoute note={note} />
            <CarriedGoods note={note} />
          </section>
        </div>
        <div className={document['aside']}>
          <NoteFiscal note={note} />
        </div>
      </div>
    </div>
  );
}

/** Why there is no NIVFSH yet, how much time is left, and where it is put right; announced when it changes. */
function NoteNotice({ note: { status, fault, waiting } }: NotePartProps) {
  const phrases = usePhrases();
  const words = phrases.wtn.page;
  const { role } = useSession();
  const time = waiting === null ? '' : ` (${timeLeftWords(phrases.sales.waiting, waiting)})`;
  return (
    <output className={document['notice']}>
      {status === 'fiscalized' ? null : fault === null ? (
        <Notice tone="info">{words.onItsWay}</Notice>
      ) : (
        <Notice
          tone={status === 'error' ? 'bad' : 'warn'}
          title={`${faultSentence(phrases, fault) ?? ''}${time}`}
          {...(helpPlaceFor(role, { status, fault }) === undefined
            ? {}
            : { action: <FaultHelp status={status} fault={fault} /> })}
        >
          {words.safe}
        </Notice>
      )}
    </output>
  );
}
