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
  /** What the form is for, for screen readers. */
  label?: string;
  /** Off for small forms, such as a login, that are not saved but sent: they are not asked about on the way out either. */
  saveKey?: boolean;
  className?: string;
  children: ReactNode;
}

/** Enter submits, Escape cancels (and asks first what would be lost), Ctrl+S saves, and nothing typed is lost by closing the tab. */
export function Form<Values>({ form, label, saveKey = true, className, children }: FormProps<Values>) {
  useSaveKey(saveKey, () => void form.submit());
  useLeaveGuard(form.isDirty);
  useUnsaved(saveKey && form.isDirty);
  const ask = useLeaveQuestion();
  const cancelAsked = async () => {
    if (await ask()) form.cancel();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const meaning = formKeyMeaning(keyPressOf(event.nativeEvent));
    if (meaning === 'cancel') {
      // The same key closes a list one moment and a page of typing the next; a small window is closed by it at once.
      const isAsked =
        saveKey && form.isDirty && event.currentTarget.closest('dialog, [role=dialog]') === null;
      if (isAsked) void cancelAsked();
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that no field has used belong to the form.
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

function useSaveKey(isActive: boolean, save: () => void): void {
  const onSave = useEffectEvent(save);
  // Before it is seen: a key pressed as soon as the form is there is not lost.
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
      if (!unsavedForms.isLetGo) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? unsavedForms.add() : undefined), [isUnsaved]);
}
