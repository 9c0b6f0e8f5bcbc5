import { contract } from '@tezga/contract';
import {
  Badge,
  Button,
  Code,
  Form,
  Notice,
  Panel,
  PasswordInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AccountForms.module.css';
import { useRefreshAccount } from './queries.ts';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';
import { WithProfile, type Profile } from './WithProfile.tsx';

export function PinSection() {
  const refresh = useRefreshAccount();
  // The key of the field: each change increments it, which renders an empty field.
  const [changes, setChanges] = useState(0);
  const onChanged = () => {
    setChanges(changes + 1);
    void refresh();
  };
  return (
    <WithProfile>
      {(profile) => (
        <Panel padding="none">
          <PinForm key={changes} profile={profile} onChanged={onChanged} />
        </Panel>
      )}
    </WithProfile>
  );
}

interface PinFormProps {
  readonly profile: Profile;
  readonly onChanged: () => void;
}

function PinForm({ profile, onChanged }: PinFormProps) {
  const { fallbacks, people } = usePhrases();
  const messageOf = useFieldMessage();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema: contract.employees.changePin.input,
    initial: { pin: '' },
    messageOf,
    onSubmit: async (values) => {
      await call(contract.employees.changePin, values);
      toast.success(people.pin.changed);
      onChanged();
    },
    onFailure: (error) => showFailure(fallbacks['change-not-made'], error),
  });
  return (
    <Form form={form} label={people.pin.title} saveKey={false}>
      <div className={classes['narrow']}>
        <PinFacts profile={profile} />
        {profile.opCode === null ? <Notice tone="info">{people.pin.noOperatorCode}</Notice> : null}
        <PasswordInput
          {...form.field('pin')}
          label={people.pin.newPin}
          description={people.pin.newPinHint}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
      <div className={classes['actions']}>
        <Button type="submit" loading={form.isSubmitting}>
          {people.pin.save}
        </Button>
      </div>
    </Form>
  );
}

function PinFacts({ profile: { hasPin, opCode } }: { readonly profile: Profile }) {
  const { people } = usePhrases();
  const Shape = hasPin ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <dl className={classes['facts']}>
      <dt>{people.pin.operatorCode}</dt>
      <dd>{opCode === null ? '–' : <Code>{opCode}</Code>}</dd>
      <dt>{people.pin.title}</dt>
      <dd>
        <Badge tone={hasPin ? 'ok' : 'off'} icon={<Shape size={13} stroke={2} aria-hidden />}>
          {hasPin ? people.pin.set : people.pin.notSet}
        </Badge>
      </dd>
    </dl>
  );
}
