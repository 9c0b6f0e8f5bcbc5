import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { formKeyMeaning, keyPressOf } from './form-key.ts';
import { SavableForms } from './savable-forms.ts';
import { unsavedForms } from './unsaved-forms.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import type { ZodForm } from './zod-form.ts';

const savableForms = new SavableForms();

export interface FormProps<Values> {
  form: ZodForm<Values>;
  /** Names the form for screen readers. */
  label?: string;
  /**
   * False for small forms that are sent and not saved, such as the sign-in form: Ctrl+S does nothing, and
   * unsaved changes are discarded without a question.
   */
  saveKey?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A form with keyboard handling: Enter submits, Escape cancels (after a question if there are unsaved changes),
 * Ctrl+S saves. It also warns before the tab is closed with unsaved changes.
 */
export function Form<Values>({ form, label, saveKey = true, className, children }: FormProps<Values>) {
  useSaveKey(saveKey, () => {
    if (!isHidden(form.id)) void form.submit();
  });
  useLeaveGuard(form.isDirty);
  useUnsaved(saveKey && form.isDirty);
  const ask = useLeaveQuestion();
  const confirmCancel = async () => {
    if (await ask()) form.cancel();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const meaning = formKeyMeaning(keyPressOf(event.nativeEvent));
    if (meaning === 'cancel') {
      // Escape can be pressed by mistake, because it also closes lists: a form on a page asks before it
      // discards changes. A form in a dialog closes at once.
      const needsConfirmation =
        saveKey && form.isDirty && event.currentTarget.closest('dialog, [role=dialog]') === null;
      if (needsConfirmation) void confirmCancel();
      else form.cancel();
    } else if (meaning === 'submit') {
      event.preventDefault();
      void form.submit();
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that no field has handled belong to the form.
    <form
      id={form.id}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </form>
  );
}

/**
 * Whether the form is on a tab that is not shown: such a form stays mounted, but the user would not see what
 * Ctrl+S saves.
 */
const isHidden = (id: string): boolean => (document.getElementById(id)?.closest('[hidden]') ?? null) !== null;

function useSaveKey(isActive: boolean, save: () => void): void {
  const onSave = useEffectEvent(save);
  // A layout effect attaches the listener before the form is visible, so that an early key press is not lost.
  useLayoutEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const me = Symbol('form');
    const close = savableForms.open(me);
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isSaveKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (isSaveKey && savableForms.isOnTop(me)) {
        event.preventDefault();
        onSave();
      }
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => {
      globalThis.removeEventListener('keydown', onKeyDown);
      close();
    };
  }, [isActive]);
}

function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!unsavedForms.isReleased) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? unsavedForms.add() : undefined), [isUnsaved]);
}
