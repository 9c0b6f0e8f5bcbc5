import { contract } from '@tezga/contract';
import { Button, DialogFrame, Form, Textarea, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './DetachDialog.module.css';
import { devicesKey, type Device } from './queries.ts';

const schema = contract.devices.detach.input.pick({ reason: true });

interface DetachDialogProps {
  readonly businessId: string;
  readonly device: Device;
  readonly onClose: () => void;
}

/** Asks for the reason and detaches a device from its machine. */
export function DetachDialog({ businessId, device, onClose }: DetachDialogProps) {
  const { devices: words, ui } = usePhrases();
  const headingId = useId();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { _id: deviceId, name, deviceType } = device;
  const form = useZodForm({
    schema,
    initial: { reason: '' },
    messageOf: useFieldMessage(),
    onSubmit: async ({ reason }) => {
      const detached = { deviceId, business_id: businessId, reason, deviceType };
      const { message } = await call(contract.devices.detach, detached);
      toast.success(message);
      onClose();
      await queries.invalidateQueries({ queryKey: devicesKey(businessId) });
    },
    onFailure: (error) => showFailure(words.detachTitle(name), error),
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={420} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.detachTitle(name)}
      </h2>
      <p className={classes['hint']}>{words.detachHint}</p>
      <Form form={form} label={words.detachTitle(name)} saveKey={false} className={classes['fields'] ?? ''}>
        <Textarea {...form.field('reason')} label={words.reason} rows={3} />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.detach}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
