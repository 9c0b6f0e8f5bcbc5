import { Button, Spinner, usePhrases } from '@tezga/ui';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import classes from './PictureInput.module.css';
import { PictureUnreadable, shrinkPicture, type ShrinkOptions } from './shrink-picture.ts';

export interface PictureInputProps extends ShrinkOptions {
  readonly label: string;
  /** A data URL; null, undefined or empty for none. */
  readonly value: string | null | undefined;
  readonly onChange: (picture: string | null) => void;
  /** Called when the resizing of a picture starts; the promise resolves to whether it succeeded. */
  readonly onPreparing?: (preparing: Promise<boolean>) => void;
  readonly error?: string | undefined;
  readonly isReadOnly?: boolean;
  /** The field name by which error focus finds this input. */
  readonly 'data-field'?: string;
}

const accepted = 'image/png,image/jpeg,image/webp';

/** A picture that is chosen, dropped or pasted, and resized before it becomes the value. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, onChange, error, isReadOnly = false } = props;
  const { pictures } = usePhrases();
  const hintId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { isBusy, problem, take } = useShrinking(props);
  const hasPicture = value !== null && value !== undefined && value !== '';
  const message = error ?? (problem === null ? undefined : pictures.unreadable);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const onPaste = (event: ClipboardEvent) => take(event.clipboardData.files[0]);
  if (isReadOnly && !hasPicture) return null;
  return (
    <fieldset
      className={classes['field']}
      data-field={props['data-field']}
      aria-describedby={hintId}
      {...(isReadOnly ? {} : { onDrop, onPaste, onDragOver: (event: DragEvent) => event.preventDefault() })}
    >
      <legend className={classes['label']}>{label}</legend>
      <div className={classes['row']}>
        <div className={classes['frame']} data-wrong={message === undefined ? undefined : true}>
          {hasPicture ? <img src={value} alt={label} /> : <IconPhoto size={22} stroke={1.5} aria-hidden />}
        </div>
        {isReadOnly ? null : (
          <div className={classes['actions']}>
            <Button variant="default" disabled={isBusy} onClick={() => file.current?.click()}>
              {hasPicture ? pictures.change : pictures.choose}
            </Button>
            {hasPicture ? (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
                onClick={() => onChange(null)}
              >
                {pictures.remove}
              </Button>
            ) : null}
            <input
              ref={file}
              type="file"
              hidden
              accept={accepted}
              aria-label={label}
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                // Reset, so that the same file can be chosen again after it was removed.
                event.currentTarget.value = '';
              }}
            />
          </div>
        )}
      </div>
      <p id={hintId} className={classes['hint']} data-wrong={message === undefined ? undefined : true}>
        {isBusy ? (
          <>
            <Spinner size={13} /> {pictures.preparing}
          </>
        ) : (
          (message ?? (isReadOnly ? '' : pictures.hint))
        )}
      </p>
    </fieldset>
  );
}

function useShrinking({ longestSide, limitBytes, format, onChange, onPreparing }: PictureInputProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PictureUnreadable | null>(null);
  const shrink = async (chosen: Blob): Promise<boolean> => {
    setProblem(null);
    setBusy(true);
    try {
      onChange(
        await shrinkPicture(chosen, {
          longestSide,
          limitBytes,
          ...(format === undefined ? {} : { format }),
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof PictureUnreadable)) throw error;
      setProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const take = (chosen: Blob | undefined) => {
    if (chosen === undefined) return;
    const preparing = shrink(chosen);
    onPreparing?.(preparing);
  };
  return { isBusy, problem, take };
}
