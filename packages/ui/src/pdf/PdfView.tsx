import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { bytesOf } from './bytes-of.ts';
import { saveFile } from '../table/export/save-file.ts';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './PdfView.module.css';

export interface PdfViewProps {
  /** The document as it came over the wire. */
  readonly base64: string;
  readonly fileName: string;
  /** For paper narrower than a sheet, in pixels; left out, pages are as wide as there is room. */
  readonly pageWidth?: number;
}

/** A PDF on the page itself, the same in every browser; phones show none of their own inside a page. */
export function PdfView({ base64, fileName, pageWidth }: PdfViewProps) {
  const { ui } = useFirstPhrases();
  const pages = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    const leaving = new AbortController();
    // Fetched only where a document is looked at: the reader is larger than the rest of the screens.
    import('./draw-pdf.ts')
      .then(({ drawPdf }) => drawPdf(bytesOf(base64), pages.current, leaving.signal, pageWidth))
      .then(() => setState('drawn'))
      .catch(() => {
        if (!leaving.signal.aborted) setState('failed');
      });
    return () => leaving.abort();
  }, [base64, pageWidth]);
  return (
    <div className={classes['view']}>
      <div className={classes['bar']}>
        <span className={classes['name']}>{fileName}</span>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
          onClick={() => saveFile(new Blob([bytesOf(base64)], { type: 'application/pdf' }), fileName)}
        >
          {ui.document.download}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={classes['ground']} tabIndex={0} role="document" aria-label={fileName}>
        {state === 'drawing' ? (
          <output className={classes['state']}>
            <Spinner size={20} /> {ui.loading}
          </output>
        ) : null}
        {state === 'failed' ? (
          <p className={classes['state']} role="alert">
            {ui.document.failed}
          </p>
        ) : null}
        <div ref={pages} className={classes['pages']} />
      </div>
    </div>
  );
}
