import {
  baseCurrency,
  carrierIdTypes,
  destinationPoints,
  noteKinds,
  packagings,
  startPoints,
  transactionsOfKind,
  vehicleOwnerships,
} from '@tezga/domain';
import {
  AmountInput,
  Checkbox,
  DateField,
  Labelled,
  Panel,
  SegmentedControl,
  Select,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { fieldMoment, momentOfField } from '../../kits/forms/field-moment.ts';
import { findOption } from '../../kits/forms/find-option.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import type { Till } from '../cash-register/index.ts';
import { carrierFor, transactionFor, type NoteValues } from './note-form.ts';
import classes from './Wtn.module.css';

export interface NoteFieldsProps {
  readonly form: ZodForm<NoteValues>;
}

/** The vehicle, and the carrier if it belongs to a third party. */
export function TransportFields({ form }: NoteFieldsProps) {
  const { wtn } = usePhrases();
  const { vehicle, carrier } = form.values;
  return (
    <Panel title={wtn.form.transport}>
      <div className={fields['columns']}>
        <TextInput
          {...form.field('vehicle.plates')}
          className={fields['code'] ?? ''}
          label={wtn.form.plates}
          placeholder="AA 123 BB"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- with an invoice chosen, only the plates are missing
          autoFocus
        />
        <Labelled label={wtn.ownership} field="vehicle.ownership">
          {(labelId) => (
            <SegmentedControl
              aria-labelledby={labelId}
              fullWidth
              value={vehicle.ownership ?? 'OWNER'}
              onChange={(ownership) => {
                form.setValue('vehicle.ownership', ownership);
                form.setValue('carrier', carrierFor(ownership, carrier));
              }}
              data={vehicleOwnerships.map((value) => ({ value, label: wtn.ownerships[value] }))}
            />
          )}
        </Labelled>
        {carrier === null || carrier === undefined ? null : <CarrierFields form={form} />}
      </div>
    </Panel>
  );
}

function CarrierFields({ form }: NoteFieldsProps) {
  const words = usePhrases().wtn.form;
  return (
    <>
      <Select
        {...form.field('carrier.idType')}
        label={words.carrierIdType}
        data={carrierIdTypes.map((value) => ({ value, label: words.carrierIdTypes[value] }))}
        allowDeselect={false}
      />
      <TextInput
        {...form.field('carrier.idNumber')}
        className={fields['code'] ?? ''}
        label={words.carrierId}
        autoComplete="off"
      />
      <TextInput
        {...form.field('carrier.name')}
        className={fields['wide'] ?? ''}
        label={words.carrierName}
        autoComplete="off"
      />
      <TextInput {...form.field('carrier.address')} label={words.carrierAddress} autoComplete="off" />
      <TownInput {...form.field('carrier.town')} label={words.carrierTown} />
    </>
  );
}

/** Place and time of departure or of arrival. */
export function StopFields({ form, stop }: NoteFieldsProps & { readonly stop: 'start' | 'destination' }) {
  const { wtn } = usePhrases();
  const words = wtn.form;
  const points = stop === 'start' ? startPoints : destinationPoints;
  const at = form.field(`${stop}.at`);
  return (
    <Panel title={stop === 'start' ? words.startTitle : words.destinationTitle}>
      <div className={fields['columns']}>
        <Select
          {...form.field(`${stop}.point`)}
          label={words.point}
          data={points.map((value) => ({ value, label: wtn.points[value] }))}
          allowDeselect={false}
        />
        <DateField
          {...at}
          withTime
          label={words.at}
          value={fieldMoment(at.value)}
          onChange={(written) => form.setValue(`${stop}.at`, momentOfField(written) || written)}
        />
        <TextInput {...form.field(`${stop}.address`)} label={words.address} autoComplete="off" />
        <TownInput {...form.field(`${stop}.city`)} label={words.city} />
      </div>
    </Panel>
  );
}

interface DocumentFieldsProps extends NoteFieldsProps {
  readonly tills: readonly Till[];
  readonly isValueFromPrices: boolean;
}

export function DocumentFields({ form, tills, isValueFromPrices }: DocumentFieldsProps) {
  const { wtn } = usePhrases();
  const { packaging, packageCount } = form.values;
  return (
    <Panel title={wtn.form.document}>
      <div className={fields['columns']}>
        <KindField form={form} />
        <Select
          {...form.field('transaction')}
          label={wtn.transaction}
          data={transactionsOfKind(form.values.kind ?? 'WTN').map((value) => ({
            value,
            label: wtn.transactions[value],
          }))}
          allowDeselect={false}
        />
        <Select
          {...form.field('tillId')}
          label={wtn.form.till}
          data={tills.map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          filter={findOption}
          allowDeselect={false}
          autoComplete="off"
        />
        <AmountInput
          {...form.field('valueOfGoods')}
          label={wtn.value}
          unit={baseCurrency}
          description={isValueFromPrices ? wtn.form.valueFromPrices : undefined}
        />
        <Select
          data-field="packaging"
          label={wtn.packaging}
          placeholder={wtn.form.noPackaging}
          data={packagings.map((value) => ({ value, label: wtn.packagings[value] }))}
          value={packaging ?? null}
          onChange={(value) => form.setValue('packaging', value)}
          clearable
          error={form.errors['packaging']}
        />
        <AmountInput
          data-field="packageCount"
          label={wtn.packageCount}
          decimals={0}
          value={packageCount}
          onChange={(value) => form.setValue('packageCount', value === '' ? null : value)}
          error={form.errors['packageCount']}
        />
        <div className={`${fields['wide']} ${classes['ticks']}`}>
          <Checkbox {...form.tick('isGoodsFlammable')} label={wtn.flammable} />
          <Checkbox {...form.tick('isEscortRequired')} label={wtn.escort} />
        </div>
      </div>
    </Panel>
  );
}

function KindField({ form }: NoteFieldsProps) {
  const { wtn } = usePhrases();
  return (
    <Labelled label={wtn.form.kind} className={fields['wide']} field="kind">
      {(labelId) => (
        <SegmentedControl
          aria-labelledby={labelId}
          fullWidth
          value={form.values.kind ?? 'WTN'}
          onChange={(kind) => {
            form.setValue('kind', kind);
            form.setValue('transaction', transactionFor(kind, form.values.transaction));
          }}
          data={noteKinds.map((value) => ({ value, label: wtn.kinds[value] }))}
        />
      )}
    </Labelled>
  );
}
