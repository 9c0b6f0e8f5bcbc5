import { Anchor, Code, Panel, usePhrases } from '@tezga/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import document from '../../kits/documents/Document.module.css';
import type { NotePartProps } from './NoteHead.tsx';

/** The codes of the tax authority, and the way to its own page of this note. */
export function NoteFiscal({ note: { fwtnic, wtnic, link, faultCode, faultText } }: NotePartProps) {
  const { wtn } = usePhrases();
  const words = wtn.page;
  return (
    <Panel
      title={words.fiscal}
      aside={
        <Anchor href={link} target="_blank" rel="noopener noreferrer" className={document['check'] ?? ''}>
          {words.check}
          <IconExternalLink size={14} stroke={1.8} aria-hidden />
        </Anchor>
      }
    >
      <div className={document['scan']}>
        {fwtnic === null ? (
          <p className={document['noQr']}>{words.noQrYet}</p>
        ) : (
          <>
            <NoteQr link={link} />
            <p>{words.scan}</p>
          </>
        )}
      </div>
      <dl className={document['codes']}>
        <dt>{wtn.nivfsh}</dt>
        <dd>
          {fwtnic === null ? (
            words.notYet
          ) : (
            <Code copy wrap label={wtn.nivfsh}>
              {fwtnic}
            </Code>
          )}
        </dd>
        <dt>{wtn.nslfsh}</dt>
        <dd>
          <Code copy wrap label={wtn.nslfsh}>
            {wtnic}
          </Code>
        </dd>
        {faultText === null ? null : (
          <>
            <dt>{words.refused}</dt>
            <dd>{[faultCode, faultText].filter((part) => part !== null).join(': ')}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

/** On white, whatever the theme: phones read nothing else. */
function NoteQr({ link }: { readonly link: string }) {
  const words = usePhrases().wtn.page;
  const { data } = useQuery({
    queryKey: ['qr', link],
    queryFn: async () => (await import('../../kits/documents/qr-picture.ts')).qrPicture(link),
    staleTime: Infinity,
  });
  if (data === undefined) return <span className={document['qr']} />;
  return <img className={document['qr']} src={data} alt={words.qr} />;
}
