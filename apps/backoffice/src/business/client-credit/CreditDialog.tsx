import { contract, encoded, figure, pointsOrZero } from '@tezga/contract';
import type { Points } from '@tezga/domain';
import { AmountInput, Button, Form, Modal, toast, usePhrases, useZodForm } from '@tezga/ui';
import { z } from 'zod';
import fields from '../../kits/forms/FormFields.module.css';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';

/** A number field may be empty while the user types; the schema then reports it as missing. */
const schema = z.object({ credits: pointsOrZero as unknown as z.ZodType<Points, number | ''> });

interface CreditDialogProps {
  readonly customerId: string;
  readonly credits: Points;
  /** Called after each attempt to save, because the points may have changed meanwhile. */
  readonly onTried: () => void;
  readonly onClose: () => void;
}

/** Sets the points of a customer, unless they have changed since the user saw them. */
export function CreditDialog({ customerId, credits, onTried, onClose }: CreditDialogProps) {
  const { ui, clientCredit: words } = usePhrases();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema,
    initial: { credits: encoded(figure.points, credits) },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const sent = { customerId, credits: values.credits, seenCredits: credits };
      const { message } = await call(contract.clientCredit.updateCredit, sent);
      toast.success(message);
      onTried();
      onClose();
    },
    onFailure: (error) => {
      showFailure(words.failed, error);
      onTried();
    },
    onCancel: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={words.change}>
      <Form form={form} label={words.change} className={fields['dialog'] ?? ''}>
        <AmountInput
          {...form.field('credits')}
          label={words.points}
          description={words.changeText}
          unit={words.unit}
          data-autofocus
        />
        <div className={fields['dialogActions']}>
          <Button variant="default" onClick={form.cancel}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
