import { useId, type ReactNode } from 'react';
import classes from './Labelled.module.css';

export interface LabelledProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** The path by which error messages find the field. */
  readonly field?: string;
  readonly children: (labelId: string) => ReactNode;
}

/** A label above a control that has no label of its own, such as a segmented control. */
export function Labelled({ label, className = '', field, children }: LabelledProps) {
  const labelId = useId();
  return (
    <div className={`${classes['labelled']} ${className}`} data-field={field}>
      <span id={labelId} className={classes['label']}>
        {label}
      </span>
      {children(labelId)}
    </div>
  );
}
