import { Button, FileButton, Notice, usePhrases } from '@tezga/ui';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { FileSize } from '../../kits/forms/FileSize.tsx';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import classes from './EInvoice.module.css';
import type { EInvoiceMessages } from './e-invoice-part.ts';
import { useAttachments, type Attaching } from './use-attachments.ts';

const accepted = '.pdf,.png,.jpg,.jpeg,.csv,.xlsx,.ods';

interface AttachmentFieldsProps extends Attaching {
  readonly messages: EInvoiceMessages;
}

/** The attachments of an e-invoice; a rejected file is listed with the reason. */
export function AttachmentFields({ messages, ...attaching }: AttachmentFieldsProps) {
  const words = usePhrases().eInvoices.form;
  const { files } = attaching;
  const { problems, uploading, add, remove } = useAttachments(attaching);
  const fieldErrors = Object.entries(messages).flatMap(([path, message]) =>
    path.startsWith('eInvoice.files') && message !== undefined ? [message] : [],
  );
  return (
    <fieldset className={classes['group']} data-field="eInvoice.files">
      <legend>{words.files}</legend>
      {files.length === 0 ? null : (
        <ul className={classes['files']}>
          {files.map((file) => (
            <li key={file._id}>
              <IconPaperclip size={15} stroke={1.7} aria-hidden />
              <span>{file.name}</span>
              <FileSize bytes={file.size} />
              <RowButton icon={IconX} label={words.removeFile(file.name)} onClick={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className={classes['problems']}>
        {[...problems, ...fieldErrors].map((problem) => (
          <Notice key={problem} tone="bad" title={problem} />
        ))}
      </div>
      <output>{uploading === null ? '' : words.uploading(uploading)}</output>
      <div className={classes['attach']}>
        <FileButton multiple accept={accepted} onChange={add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={uploading !== null}
              leftSection={<IconPaperclip size={15} stroke={1.8} aria-hidden />}
            >
              {words.addFiles}
            </Button>
          )}
        </FileButton>
        <span className={classes['hint']}>{words.filesHint}</span>
      </div>
    </fieldset>
  );
}
