import { FormPage, PageHeader, Panel, Select, Switch, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import type { DeviceKind } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { businessPagePath, businessPageSearch } from '../../kits/documents/document-paths.ts';
import { findOption } from '../../kits/forms/find-option.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { managedShopsQueries } from '../shops/index.ts';
import type { DeviceValues } from './device-form.ts';
import { devicesQueries, type Device } from './queries.ts';
import { useDeviceForm } from './use-device-form.ts';

interface DeviceFormProps {
  readonly kind: DeviceKind;
  readonly businessId: string;
  /** Null for a new device. */
  readonly device: Device | null;
}

/** The form of a device: its name, shop and numbers, and for a new ePOS also the client rules. */
export function DeviceForm({ kind, businessId, device }: DeviceFormProps) {
  const { businessPage, devices } = usePhrases();
  const { form, refusal, reload } = useDeviceForm(kind, businessId, device);
  const title = device?.name ?? devices[kind].addTitle;
  const isNew = device === null;
  return (
    <FormPage
      form={form}
      label={title}
      {...(isNew ? { saveLabel: devices[kind].add } : {})}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="business" to={businessPagePath} search={businessPageSearch(businessId)}>
              {businessPage.title}
            </Link>,
            <Link key="devices" to={businessPagePath} search={businessPageSearch(businessId, 'devices')}>
              {devices.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <Panel title={devices.form.device}>
        <div className={fields['columns']}>
          <TextInput
            {...form.field('name')}
            label={devices.name}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new device begins with its name
            autoFocus={isNew}
          />
          <ShopOfDevice form={form} businessId={businessId} />
          <TcrFields form={form} businessId={businessId} isNew={isNew} />
          {isNew ? null : (
            <TextInput
              {...form.field('deviceUUID')}
              className={fields['code'] ?? ''}
              label={devices.form.deviceUUID}
              description={devices.form.deviceHint}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </div>
      </Panel>
      {kind === 'epos' ? <ClientRules form={form} isNew={isNew} /> : null}
    </FormPage>
  );
}

interface PartProps {
  readonly form: ZodForm<DeviceValues>;
}

function ShopOfDevice({ form, businessId }: PartProps & { readonly businessId: string }) {
  const { devices, shops } = usePhrases();
  const { data = [] } = useQuery(managedShopsQueries.list(businessId));
  const field = form.field('shopId');
  return (
    <Select
      {...field}
      placeholder={shops.choose}
      label={devices.shop}
      data={data
        .filter(({ _id, hidden }) => !hidden || _id === field.value)
        .map(({ _id, name, hidden }) => ({
          value: _id,
          label: hidden ? shops.hiddenName(name) : name,
        }))}
      searchable
      filter={findOption}
      autoComplete="off"
    />
  );
}

interface TcrFieldsProps extends PartProps {
  readonly businessId: string;
  readonly isNew: boolean;
}

function TcrFields({ form, businessId, isNew }: TcrFieldsProps) {
  const { devices } = usePhrases();
  const next = useQuery({ ...devicesQueries.all(businessId), enabled: isNew }).data?.nextTcrNr;
  const hint = isNew && next !== undefined ? devices.form.tcrNumberHint(next) : devices.form.tcrNumberKept;
  return (
    <>
      <TextInput
        {...form.field('posTcrNr')}
        className={fields['code'] ?? ''}
        label={devices.tcrNumber}
        description={hint}
        value={form.values.posTcrNr ?? ''}
        {...(next === undefined ? {} : { placeholder: next })}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...form.field('tcrCode')}
        className={fields['code'] ?? ''}
        label={devices.tcrCode}
        description={form.errors['tcrCode'] === undefined ? devices.form.tcrHint : null}
        value={form.values.tcrCode ?? ''}
        maxLength={10}
        placeholder="xy123ab456"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

function ClientRules({ form, isNew }: PartProps & { readonly isNew: boolean }) {
  const { devices } = usePhrases();
  return (
    <Panel title={devices.rules} note={devices.rulesLater}>
      <Switch {...form.tick('canSellWithoutClient')} label={devices.canSellWithoutClient} disabled={!isNew} />
      <Switch {...form.tick('verifyInvoiceClient')} label={devices.verifyInvoiceClient} disabled={!isNew} />
    </Panel>
  );
}
