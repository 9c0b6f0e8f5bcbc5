import { useId } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { ResultCard, type ResultCardProps } from './ResultCard.tsx';

export type ResultDialogProps = Omit<ResultCardProps, 'headingId'>;

/** A success (SUKSES!) or warning (KUJDES!) dialog; Enter and Escape both mean OK. */
export function ResultDialog(props: ResultDialogProps) {
  const headingId = useId();
  return (
    <DialogFrame labelledBy={headingId} width={360} onEscape={props.onClose} onEnter={props.onClose}>
      <ResultCard {...props} headingId={headingId} />
    </DialogFrame>
  );
}
