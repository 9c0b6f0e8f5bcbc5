import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { OkDialog, type OkDialogProps } from './OkDialog.tsx';
import { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';

export type ResultQuestion = Omit<ResultDialogProps, 'onClose' | 'onRetry'> & { canRetry?: boolean };
export type OkQuestion = Omit<OkDialogProps, 'onClose'>;
export type ConfirmQuestion = Omit<ConfirmDialogProps, 'onConfirm' | 'onCancel'>;

export interface Dialogs {
  /** Resolves when the dialog is closed, to `retry` if the user pressed the retry button. */
  showResult: (question: ResultQuestion) => Promise<'ok' | 'retry'>;
  showOk: (question: OkQuestion) => Promise<void>;
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
}

const DialogsContext = createContext<Dialogs | null>(null);

interface OpenDialog {
  id: number;
  dialog: ReactNode;
}

let lastId = 0;

/** Shows the dialogs that the components inside it open, the newest on top. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog[]>([]);
  const ask = useCallback(
    <Answer,>(draw: (answer: (value: Answer) => void) => ReactNode): Promise<Answer> => {
      lastId += 1;
      const id = lastId;
      return new Promise<Answer>((resolve) => {
        const dialog = draw((value) => {
          setOpen((dialogs) => dialogs.filter((other) => other.id !== id));
          resolve(value);
        });
        setOpen((dialogs) => [...dialogs, { id, dialog }]);
      });
    },
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      showResult: ({ canRetry = false, ...question }) =>
        ask((answer) => (
          <ResultDialog
            {...question}
            onClose={() => answer('ok')}
            {...(canRetry ? { onRetry: () => answer('retry') } : {})}
          />
        )),
      showOk: (question) => ask((answer) => <OkDialog {...question} onClose={() => answer()} />),
      confirm: (question) =>
        ask((answer) => (
          <ConfirmDialog {...question} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
        )),
    }),
    [ask],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {open.map(({ id, dialog }) => (
        <div key={id}>{dialog}</div>
      ))}
    </DialogsContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) {
    throw new Error('DialogsProvider is missing above this component.');
  }
  return dialogs;
}
