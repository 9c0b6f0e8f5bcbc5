import { contract } from '@tezga/contract';
import { languages } from '@tezga/phrases';
import { Form, NativeSelect, Panel, SaveBar, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AccountForms.module.css';
import { useRefreshAccount } from './queries.ts';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';
import { WithProfile, type Profile } from './WithProfile.tsx';

export function ProfileSection() {
  return <WithProfile>{(profile) => <ProfileForm profile={profile} />}</WithProfile>;
}

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { fallbacks, people, shell } = usePhrases();
  const messageOf = useFieldMessage();
  const showFailure = useShowFailure();
  const refresh = useRefreshAccount();
  const { name, language } = profile;
  const form = useZodForm({
    schema: contract.people.editProfile.input,
    initial: { name, language },
    messageOf,
    rememberAs: 'account-profile',
    onSubmit: async (values) => {
      const { message } = await call(contract.people.editProfile, values);
      toast.success(message);
      void refresh();
    },
    onFailure: (error) => showFailure(fallbacks['data-change'], error),
  });
  return (
    <Panel padding="none">
      <Form form={form} label={people.profile.title}>
        <div className={classes['fields']}>
          <TextInput {...form.field('name')} label={people.profile.name} autoComplete="name" />
          <NativeSelect
            {...form.field('language')}
            label={people.profile.language}
            description={people.profile.languageHint}
            data={languages.map((each) => ({ value: each, label: shell.languageNames[each] }))}
          />
        </div>
        <SaveBar form={form} />
      </Form>
    </Panel>
  );
}
