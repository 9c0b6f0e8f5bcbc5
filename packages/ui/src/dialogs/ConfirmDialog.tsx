import { useId } from 'react';
import { ConfirmCard, type ConfirmCardProps } from './ConfirmCard.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export type ConfirmDialogProps = Omit<ConfirmCardProps, 'headingId'>;

/**
 * Asks before an action. Escape means no. For a dangerous action the initial focus is not on the confirm
 * button.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const headingId = useId();
  return (
    <DialogFrame labelledBy={headingId} width={360} onEscape={props.onCancel}>
      <ConfirmCard {...props} headingId={headingId} />
    </DialogFrame>
  );
}
