import { useId } from 'react';
import { ConfirmCard, type ConfirmCardProps } from './ConfirmCard.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export type ConfirmDialogProps = Omit<ConfirmCardProps, 'headingId'>;

/** Asks before a deed; Escape means no, and what is dangerous is never one Enter away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const headingId = useId();
  return (
    <DialogFrame labelledBy={headingId} width={360} onEscape={props.onCancel}>
      <ConfirmCard {...props} headingId={headingId} />
    </DialogFrame>
  );
}
