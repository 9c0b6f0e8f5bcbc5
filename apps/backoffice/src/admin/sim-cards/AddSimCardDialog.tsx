import { contract } from '@tezga/contract';
import { simArticleIds, simArticles } from '@tezga/domain';
import {
  Button,
  DialogFrame,
  Form,
  Select,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
  type ZodForm,
} from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { devicesQueries } from '../devices/index.ts';
import classes from './AddSimCardDialog.module.css';
import { simCardsQueries } from './queries.ts';

const schema = contract.simCards.add.input.omit({ businessId: true });
type SimCardValues = z.input<typeof schema>;

interface AddSimCardDialogProps {
  readonly businessId: string;
  readonly onClose: () => void;
}

/** Assigns a SIM card, by the serial number of the card, to a business. */
export function AddSimCardDialog({ businessId, onClose }: AddSimCardDialogProps) {
  const { simCards: words, ui } = usePhrases();
  const headingId = useId();
  const form = useSimCardForm(businessId, onClose);
  const { data } = useQuery(devicesQueries.all(businessId));
  const devices = data?.devices ?? [];
  return (
    <Frame headingId={headingId} title={words.addTitle} onClose={onClose}>
      <Form form={form} label={words.addTitle} saveKey={false} className={classes['fields'] ?? ''}>
        <TextInput
          {...form.field('cardSerial')}
          label={words.serial}
          description={words.serialHint}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
        />
        <Select
          {...form.field('articleId')}
          label={words.article}
          data={simArticleIds.map((value) => ({ value, label: simArticles[value] }))}
          allowDeselect={false}
        />
        <Select
          {...form.field('deviceId')}
          label={words.device}
          placeholder={words.noDevice}
          data={devices.map(({ _id, name }) => ({ value: _id, label: name }))}
          clearable
        />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.add}
          </Button>
        </div>
      </Form>
    </Frame>
  );
}

interface FrameProps {
  readonly headingId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ headingId, title, onClose, children }: FrameProps) {
  return (
    <DialogFrame labelledBy={headingId} width={420} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {title}
      </h2>
      {children}
    </DialogFrame>
  );
}

function useSimCardForm(businessId: string, onClose: () => void) {
  const { simCards: words } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const form: ZodForm<SimCardValues> = useZodForm({
    schema,
    initial: { cardSerial: '', articleId: 'SIM-ONE', deviceId: null },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      await call(contract.simCards.add, { businessId, ...values });
      toast.success(words.added);
      onClose();
      await queries.invalidateQueries(simCardsQueries.ofBusiness(businessId));
    },
    onFailure: (error) => {
      const fieldOf = { 'sim-card-taken': 'cardSerial' } as const;
      const unplaced = placeRefusal<string>(error, {
        fieldOf,
        setError: (path, message) => form.setError(path as never, message),
      });
      if (unplaced !== null) showFailure(words.addTitle, unplaced);
    },
    onCancel: onClose,
  });
  return form;
}
