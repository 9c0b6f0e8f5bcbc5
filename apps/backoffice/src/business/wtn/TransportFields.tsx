import { carrierIdTypes, vehicleOwnerships } from '@tezga/domain';
import { Panel, SegmentedControl, Select, TextInput, usePhrases } from '@tezga/ui';
import { useId } from 'react';
import fields from '../../kits/forms/FormFields.module.css';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import { carrierFor } from './note-form.ts';
import type { NoteFieldsProps } from './note-part.ts';
import classes from './Wtn.module.css';

/** In what goods go, and who carries them where that is somebody else. */
export function TransportFields({ form }: NoteFieldsProps) {
  const { wtn } = usePhrases();
  const labelId = useId();
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- with an invoice chosen, the plates are all that is missing
          autoFocus
        />
        <div data-field="vehicle.ownership">
          <span id={labelId} className={classes['label']}>
            {wtn.ownership}
          </span>
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
        </div>
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
