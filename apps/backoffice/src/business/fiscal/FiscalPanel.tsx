import { Anchor, Facts, Panel, type Fact } from '@tezga/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from './FiscalPanel.module.css';

export interface FiscalPanelWords {
  readonly fiscal: string;
  readonly check: string;
  readonly scan: string;
  readonly noQrYet: string;
  readonly qr: string;
}

interface FiscalPanelProps {
  readonly words: FiscalPanelWords;
  /** The URL of the document at the tax authority. */
  readonly link: string;
  /** Whether the tax authority has accepted the document. */
  readonly isAccepted: boolean;
  readonly codes: readonly (Fact | null)[];
}

/** The codes of the tax authority, and the link to the page of the document at the tax authority. */
export function FiscalPanel({ words, link, isAccepted, codes }: FiscalPanelProps) {
  return (
    <Panel
      title={words.fiscal}
      // The tax authority has a page of the document only after it has accepted it.
      aside={
        isAccepted ? (
          <Anchor href={link} target="_blank" rel="noopener noreferrer" className={classes['check'] ?? ''}>
            {words.check}
            <IconExternalLink size={14} stroke={1.8} aria-hidden />
          </Anchor>
        ) : null
      }
    >
      <div className={classes['scan']}>
        {isAccepted ? (
          <>
            <QrCode content={link} label={words.qr} />
            <p>{words.scan}</p>
          </>
        ) : (
          <p className={classes['noQr']}>{words.noQrYet}</p>
        )}
      </div>
      <Facts layout="list" facts={codes} />
    </Panel>
  );
}

/** A QR code on white in both themes, because phones cannot read an inverted one. */
function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const { data } = useQuery({
    queryKey: ['qr', content],
    queryFn: async () => (await import('../../kits/documents/qr-picture.ts')).qrPicture(content),
    staleTime: Infinity,
  });
  if (data === undefined) return <span className={classes['qr']} />;
  return <img className={classes['qr']} src={data} alt={label} />;
}
