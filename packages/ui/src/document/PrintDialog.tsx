import { IconPrinter } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { DialogFrame } from '../dialogs/DialogFrame.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { usePageKey } from '../page/use-page-key.ts';
import { PdfView } from '../pdf/PdfView.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingOverlay } from '../states/LoadingOverlay.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import classes from './Printing.module.css';

export interface PrintDialogProps {
  readonly title: string;
  /** Fields above the preview, such as paper size and language. */
  readonly choices?: ReactNode;
  readonly file: {
    readonly data: { readonly pdf: string; readonly name: string } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** If this key changes, the preview is rendered again. */
  readonly fileKey?: string;
  readonly failed: string;
  /** The page width in pixels; without it, the page is as wide as the dialog. */
  readonly pageWidth?: number | undefined;
  /** The print button; without it, the user can only view and download the document. */
  readonly print?: {
    readonly label: string;
    readonly isPrinting: boolean;
    readonly run: (pdf: string) => void;
  };
  readonly onClose: () => void;
}

interface PrintFrameProps extends Pick<PrintDialogProps, 'title' | 'choices' | 'onClose'> {
  readonly width: number;
  /** A text below the choices; if there is one, the choices are stacked. */
  readonly hint?: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** The layout of a print dialog: title, choices, content and buttons. */
export function PrintFrame({ title, choices, hint, width, children, actions, onClose }: PrintFrameProps) {
  const headingId = useId();
  return (
    <DialogFrame labelledBy={headingId} width={width} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {title}
      </h2>
      {choices === undefined ? null : (
        <div className={classes['choices']} data-stacked={hint === undefined ? undefined : true}>
          {choices}
          {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
        </div>
      )}
      {children}
      <div className={classes['actions']}>{actions}</div>
    </DialogFrame>
  );
}

/** A print preview of a document, with a print button and a download button. */
export function PrintDialog(props: PrintDialogProps) {
  const { title, choices, file, fileKey, failed, pageWidth, print, onClose } = props;
  const { data, error, refetch } = file;
  const { ui } = usePhrases();
  const actions = (
    <>
      <Button variant="default" onClick={onClose} data-autofocus={print === undefined || undefined}>
        {ui.close}
      </Button>
      {print === undefined ? null : (
        <Button
          data-autofocus
          leftSection={printerIcon}
          loading={print.isPrinting}
          disabled={data === undefined}
          onClick={() => {
            if (data !== undefined) print.run(data.pdf);
          }}
        >
          {print.label}
        </Button>
      )}
    </>
  );
  return (
    <PrintFrame
      title={title}
      width={760}
      onClose={onClose}
      actions={actions}
      {...(choices === undefined ? {} : { choices })}
    >
      <div className={classes['document']}>
        {data === undefined && error === null ? <LoadingOverlay within /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title={failed} sentence={error.message} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : (
          <PdfView
            key={fileKey}
            base64={data.pdf}
            fileName={data.name}
            {...(pageWidth === undefined ? {} : { pageWidth })}
          />
        )}
      </div>
    </PrintFrame>
  );
}

const printerIcon = <IconPrinter size={15} stroke={1.8} aria-hidden />;

interface PrintButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection'> {
  readonly label: string;
  /** A key that also opens the dialog, shown on the button. */
  readonly shortcut?: string;
  /** Renders the dialog that the button opens. */
  readonly renderDialog: (close: () => void) => ReactNode;
}

export function PrintButton({
  label,
  variant = 'filled',
  size = 'sm',
  leftSection = printerIcon,
  shortcut,
  renderDialog,
}: PrintButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  usePageKey(shortcut?.toLowerCase() ?? '', shortcut === undefined ? null : open);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        leftSection={leftSection}
        {...(shortcut === undefined ? {} : { rightSection: <ShortcutMark shortcut={shortcut} /> })}
        aria-keyshortcuts={shortcut}
        onClick={open}
      >
        {label}
      </Button>
      {isOpen ? renderDialog(() => setOpen(false)) : null}
    </>
  );
}

/** The key on the button. It is hidden from screen readers, which read aria-keyshortcuts. */
function ShortcutMark({ shortcut }: { readonly shortcut: string }) {
  return (
    <span aria-hidden className={classes['shortcut']}>
      <Kbd>{shortcut}</Kbd>
    </span>
  );
}
