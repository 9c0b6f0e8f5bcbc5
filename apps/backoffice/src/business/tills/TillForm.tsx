import { FormPage, PageHeader, Panel, TextInput, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { ShopSelect } from '../../kits/forms/ShopSelect.tsx';
import { ClientRules } from './ClientRules.tsx';
import type { Till, TillKind } from './queries.ts';
import { useTillForm } from './use-till-form.ts';

/** The form of a POS or an ePOS: its name, shop and device. */
export function TillForm({ kind, till }: { readonly kind: TillKind; readonly till: Till }) {
  const { settings, tills } = usePhrases();
  const { form, refusal, reload } = useTillForm(kind, till);
  const words = tills.form;
  return (
    <FormPage
      form={form}
      label={till.name}
      header={
        <PageHeader
          title={till.name}
          breadcrumb={[
            <Link key="settings" to="/settings">
              {settings.title}
            </Link>,
            <Link key="tills" to="/settings" search={{ section: kind }}>
              {tills[kind].title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <Panel title={words.till}>
        <div className={fields['columns']}>
          <TextInput {...form.field('name')} label={tills.name} autoComplete="off" />
          <ShopSelect {...form.field('shopId')} label={tills.shop} />
          <TextInput
            {...form.field('tcrCode')}
            className={fields['code'] ?? ''}
            label={tills.tcrCode}
            description={form.errors['tcrCode'] === undefined ? words.tcrHint : null}
            value={form.values.tcrCode ?? ''}
            maxLength={10}
            placeholder="xy123ab456"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextInput
            {...form.field('deviceUUID')}
            className={fields['code'] ?? ''}
            label={words.deviceUUID}
            description={words.deviceHint}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </Panel>
      {'canSellWithoutClient' in till ? (
        <Panel title={tills.rules} note={words.decidedElsewhere}>
          <ClientRules till={till} />
        </Panel>
      ) : null}
    </FormPage>
  );
}
