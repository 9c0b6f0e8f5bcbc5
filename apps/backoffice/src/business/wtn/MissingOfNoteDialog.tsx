import { contract } from '@tezga/contract';
import { Button, DialogFrame, Form, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useId } from 'react';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import type { MissingPath } from './missing-paths.ts';
import classes from './Wtn.module.css';

interface MissingOfNoteDialogProps {
  readonly transferId: string;
  readonly plates: string | null;
  readonly missing: readonly MissingPath[];
  readonly onIssued: (wtnNumber: string) => void;
  readonly onClose: () => void;
}

/** Asks for the missing fields of the accompanying invoice of a transfer, and issues it. */
export function MissingOfNoteDialog({
  transferId,
  plates,
  missing,
  onIssued,
  onClose,
}: MissingOfNoteDialogProps) {
  const { ui, wtn } = usePhrases();
  const words = wtn.ofTransfer;
  const headingId = useId();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema: contract.wtn.issueOfTransfer.input,
    initial: emptyFields(transferId, plates, missing),
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { wtnNumber } = await call(contract.wtn.issueOfTransfer, values);
      onIssued(wtnNumber);
    },
    onFailure: (error) => {
      const refusal = placeRefusal(error, { fieldOf: {}, setError: form.setError });
      if (refusal !== null) showFailure(words.issue, refusal);
    },
    onCancel: onClose,
  });
  const titles = { start: wtn.form.startTitle, destination: wtn.form.destinationTitle };
  return (
    <DialogFrame labelledBy={headingId} width={460} onEscape={onClose}>
      <h2 id={headingId} className={classes['dialogTitle']}>
        {words.missing}
      </h2>
      <p>{words.filled}</p>
      <Form form={form} label={words.missing} saveKey={false} className={classes['dialogFields'] ?? ''}>
        {missing.map((path) => {
          if (path === 'vehicle.plates') {
            return (
              <TextInput
                key={path}
                {...form.field(path)}
                label={wtn.form.plates}
                placeholder="AA 123 BB"
                autoComplete="off"
              />
            );
          }
          const title = path.startsWith('start') ? titles.start : titles.destination;
          return path === 'start.address' || path === 'destination.address' ? (
            <TextInput
              key={path}
              {...form.field(path)}
              label={`${title}: ${wtn.form.address}`}
              autoComplete="off"
            />
          ) : (
            <TownInput key={path} {...form.field(path)} label={`${title}: ${wtn.form.city}`} />
          );
        })}
        <div className={classes['dialogActions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.issue}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

/**
 * The initial values of the form: only the fields that it asks for. The server fills in the others from the transfer.
 */
function emptyFields(transferId: string, plates: string | null, missing: readonly MissingPath[]) {
  const placeOf = (stop: 'start' | 'destination') => ({
    ...(missing.includes(`${stop}.address`) ? { address: '' } : {}),
    ...(missing.includes(`${stop}.city`) ? { city: '' } : {}),
  });
  return {
    transferId,
    ...(plates !== null || missing.includes('vehicle.plates') ? { vehicle: { plates: plates ?? '' } } : {}),
    start: placeOf('start'),
    destination: placeOf('destination'),
  };
}
