import { UnstyledButton, usePhrases } from '@tezga/ui';
import { IconFileCertificate, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useDroppedFile } from '../../kits/imports/use-dropped-file.ts';
import classes from './KeyFileInput.module.css';

interface KeyFileInputProps {
  /** Empty until a file is chosen. */
  readonly name: string;
  readonly onFile: (file: File) => void;
  readonly error: string | undefined;
  /** The field name by which error focus finds this input. */
  readonly 'data-field': string;
}

/** The input for a key file, which the user chooses or drops anywhere on the page. */
export function KeyFileInput({ name, onFile, error, 'data-field': field }: KeyFileInputProps) {
  const { certificates } = usePhrases();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isOver = useDroppedFile(onFile);
  const Shape = name === '' ? IconUpload : IconFileCertificate;
  return (
    <fieldset
      className={classes['field']}
      data-over={isOver || undefined}
      data-wrong={error === undefined ? undefined : true}
    >
      <legend className={classes['label']}>{certificates.keyFile}</legend>
      <UnstyledButton
        className={classes['drop'] ?? ''}
        data-field={field}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        onClick={() => input.current?.click()}
      >
        <span className={classes['mark']}>
          <Shape size={18} stroke={1.7} aria-hidden />
        </span>
        <span className={classes['words']}>
          <b>{name === '' ? certificates.drop : certificates.chosen(name)}</b>
          <span>{name === '' ? certificates.choose : certificates.chooseOther}</span>
        </span>
      </UnstyledButton>
      <input
        ref={input}
        type="file"
        hidden
        accept=".p12,.pfx,application/x-pkcs12"
        aria-label={certificates.keyFile}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // Reset, so that the same file can be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      {error === undefined ? null : (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
