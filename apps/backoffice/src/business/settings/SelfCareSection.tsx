import { contract } from '@tezga/contract';
import { isOwner } from '@tezga/domain';
import {
  Badge,
  Button,
  DateTime,
  Form,
  Panel,
  PasswordInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { IconCircleCheckFilled, IconCircleDashed, IconEye } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { settingsQueries } from './queries.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import classes from './SettingsForms.module.css';
import { ShowSecretDialog } from './ShowSecretDialog.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

/** The password of the tax portal: users who may change settings can save it, only the owner can read it. */
export function SelfCareSection() {
  const words = usePhrases().settings.selfCare;
  const query = useQuery(settingsQueries.credentials);
  const mayChange = useMayChange();
  const owns = isOwner(useSession().role);
  const [isShowing, setShowing] = useState(false);
  // Used as the form's key: each save starts with an empty form.
  const [saves, setSaves] = useState(0);
  if (query.data === undefined) return <SectionState query={query} />;
  const { isKept, lastLoginAt } = query.data;
  const showButton = (
    <Button
      variant="default"
      leftSection={<IconEye size={15} stroke={1.8} aria-hidden />}
      onClick={() => setShowing(true)}
    >
      {words.show}
    </Button>
  );
  return (
    <>
      <Panel title={words.shown} {...(isKept && owns ? { aside: showButton } : {})}>
        <dl className={classes['facts']}>
          <dt>{words.state}</dt>
          <dd>
            <SavedBadge isKept={isKept} />
          </dd>
          <dt>{words.lastLogin}</dt>
          <dd>{lastLoginAt === null ? words.never : <DateTime value={lastLoginAt} seconds />}</dd>
        </dl>
        {isKept && !owns ? <p className={classes['quiet']}>{words.ownerOnly}</p> : null}
      </Panel>
      {mayChange ? <SaveForm key={saves} onSaved={() => setSaves(saves + 1)} /> : null}
      {isShowing ? <ShowSecretDialog onClose={() => setShowing(false)} /> : null}
    </>
  );
}

function SavedBadge({ isKept }: { readonly isKept: boolean }) {
  const words = usePhrases().settings.selfCare;
  return isKept ? (
    <Badge tone="ok" icon={<IconCircleCheckFilled size={13} aria-hidden />}>
      {words.kept}
    </Badge>
  ) : (
    <Badge tone="off" icon={<IconCircleDashed size={13} aria-hidden />}>
      {words.notKept}
    </Badge>
  );
}

function SaveForm({ onSaved }: { readonly onSaved: () => void }) {
  const { fallbacks, settings } = usePhrases();
  const words = settings.selfCare;
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema: contract.settings.keepCredentials.input,
    initial: { password: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { message } = await call(contract.settings.keepCredentials, values);
      toast.success(message);
      void queries.invalidateQueries(settingsQueries.credentials);
      onSaved();
    },
    onFailure: (error) => showFailure(fallbacks['configuration-save'], error),
  });
  return (
    <Panel title={words.keep}>
      <Form form={form} label={words.keep} saveKey={false} className={classes['narrow'] ?? ''}>
        <PasswordInput
          {...form.field('password')}
          label={words.password}
          description={words.passwordHint}
          autoComplete="off"
        />
        <div>
          <Button type="submit" loading={form.isSubmitting}>
            {words.keep}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
