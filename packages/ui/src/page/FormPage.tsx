import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import type { ZodForm } from '../form/zod-form.ts';
import classes from './FormPage.module.css';

export interface FormPageProps<Values> {
  form: ZodForm<Values>;
  /** Names the form for screen readers. */
  label: string;
  header: ReactNode;
  /** A message above the fields, such as a refusal; screen readers announce it. */
  notice?: ReactNode;
  /** Content beside the fields on wide screens, and below the fields on narrow screens. */
  aside?: ReactNode;
  /** A text for the save button instead of "Ruaj". */
  saveLabel?: string;
  /** Further buttons in the save bar. */
  saveActions?: ReactNode;
  /** True to show the values without a save button. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** A page that is one form: header, fields, side column and save bar. */
export function FormPage<Values>(props: FormPageProps<Values>) {
  const { form, label, header, notice, aside, saveLabel, saveActions, isReadOnly = false, children } = props;
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
        <SaveBar form={form} {...(saveLabel === undefined ? {} : { saveLabel })}>
          {saveActions}
        </SaveBar>
      </div>
    </Form>
  );
}
