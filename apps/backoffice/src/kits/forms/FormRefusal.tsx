import type { CallError } from '@tezga/contract/client';
import { Button, Code, Notice, usePhrases } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import { FaultDetails } from './FaultDetails.tsx';

interface FormRefusalProps {
  readonly error: CallError | null;
  /** Loads the version that another user has saved. */
  readonly onReload?: () => void;
  /** True if the values typed in the form stay when the saved version is loaded. */
  readonly preservesInput?: boolean;
}

/** The error above a form when the refusal does not belong to a single field. */
export function FormRefusal({ error, onReload, preservesInput = false }: FormRefusalProps) {
  const { ui } = usePhrases();
  if (error === null) return null;
  if (error.code === 'changed-meanwhile' && onReload !== undefined) {
    return (
      <Notice
        tone="warn"
        title={ui.form.changedTitle}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
            onClick={onReload}
          >
            {ui.form.reload}
          </Button>
        }
      >
        {preservesInput ? ui.form.changedTextKept : ui.form.changedText}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={error.message}>
      {ui.helpCode} <Code copy>{error.requestId}</Code>
      {error.details.fault === undefined ? null : <FaultDetails fault={error.details.fault} />}
    </Notice>
  );
}
