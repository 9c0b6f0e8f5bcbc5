import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import type { ZodForm } from '../form/zod-form.ts';
import classes from './FormPage.module.css';

export interface FormPageProps<Values> {
  form: ZodForm<Values>;
  /** What the form is for, for screen readers. */
  label: string;
  header: ReactNode;
  /** What must be known before going on, such as a refusal; announced when it appears. */
  notice?: ReactNode;
  /** Beside the fields where there is room, below them where there is none. */
  aside?: ReactNode;
  /** Another word than "Ruaj". */
  saveLabel?: string;
  /** Shows what there is without a way to save it. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** A page that is one form: head, fields, what belongs beside them, and the bar that saves. */
export function FormPage<Values>(props: FormPageProps<Values>) {
  const { form, label, header, notice, aside, saveLabel, isReadOnly = false, children } = props;
  const page = classes['page'] ?? '';
  const content = (
    <>
      {header}
      <div role="alert" className={classes['notice']}>
        {notice}
      </div>
      <div className={classes['columns']} data-aside={aside === undefined ? undefined : true}>
        <div className={classes['main']}>{children}</div>
        {aside === undefined ? null : <div className={classes['aside']}>{aside}</div>}
      </div>
    </>
  );
  if (isReadOnly) return <div className={page}>{content}</div>;
  return (
    <Form form={form} label={label} className={page}>
      {content}
      <div className={classes['bar']}>
        <SaveBar form={form} {...(saveLabel === undefined ? {} : { saveLabel })} />
      </div>
    </Form>
  );
}
