import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../badges/Badge.tsx';
import { Button } from '../controls/Button.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './SaveBar.module.css';
import type { ZodForm } from './zod-form.ts';

export interface SaveBarProps<Values> {
  form: ZodForm<Values>;
  /** A text for the save button instead of "Ruaj". */
  saveLabel?: string;
  /** Further buttons, to the left of Save and Cancel. */
  children?: ReactNode;
}

/** The bar at the bottom of a form: the number of unsaved changes, Save and Cancel. */
export function SaveBar<Values>({ form, saveLabel, children }: SaveBarProps<Values>) {
  const { ui } = useFirstPhrases();
  const wrongCount = Object.keys(form.errors).length;
  return (
    <div className={classes['bar']}>
      <output className={classes['state']}>
        {form.isDirty ? (
          <Badge tone="warn" icon={<IconPencil size={13} stroke={2} aria-hidden />}>
            {ui.form.unsavedChanges(form.changeCount)}
          </Badge>
        ) : form.wasSaved && wrongCount === 0 ? (
          <span className={classes['hint']}>{ui.form.nothingToSave}</span>
        ) : null}
        {wrongCount === 0 ? null : <span className={classes['hint']}>{ui.form.fixFields(wrongCount)}</span>}
      </output>
      {children}
      <Button variant="default" onClick={form.cancel} disabled={form.isSubmitting}>
        {ui.cancel}
      </Button>
      <Button type="submit" loading={form.isSubmitting} rightSection={<Kbd onFilled>Ctrl S</Kbd>}>
        {saveLabel ?? ui.save}
      </Button>
    </div>
  );
}
