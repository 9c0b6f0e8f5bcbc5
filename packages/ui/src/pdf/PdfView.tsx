import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { bytesOf } from './bytes-of.ts';
import { saveFile } from '../table/export/save-file.ts';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './PdfView.module.css';

export interface PdfViewProps {
  /** The PDF as base64, as the server sends it. */
  readonly base64: string;
  readonly fileName: string;
  /** The page width in pixels, for paper narrower than A4; without it, pages are as wide as the container. */
  readonly pageWidth?: number;
}

/**
 * A PDF that is rendered inside the page, because phones cannot embed PDFs and every browser shows them
 * differently.
 */
export function PdfView({ base64, fileName, pageWidth }: PdfViewProps) {
  const { ui } = useFirstPhrases();
  const pages = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    const leaving = new AbortController();
    // The PDF reader is loaded on demand, because it is larger than the rest of the app.
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
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
