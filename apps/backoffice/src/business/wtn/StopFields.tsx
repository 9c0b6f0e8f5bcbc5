import { destinationPoints, startPoints } from '@tezga/domain';
import { Panel, Select, TextInput, usePhrases } from '@tezga/ui';
import fields from '../../kits/forms/FormFields.module.css';
import { TownInput } from '../../kits/forms/TownInput.tsx';
import type { NoteFieldsProps } from './note-part.ts';
import { fieldMoment, momentOfField } from '../../kits/forms/field-moment.ts';

interface StopFieldsProps extends NoteFieldsProps {
  readonly stop: 'start' | 'destination';
}

/** Where goods leave from, or where they go, and when. */
export function StopFields({ form, stop }: StopFieldsProps) {
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
        <TextInput
          {...at}
          type="datetime-local"
          label={words.at}
          value={fieldMoment(at.value)}
          onChange={(event) => form.setValue(`${stop}.at`, momentOfField(event.currentTarget.value))}
        />
        <TextInput {...form.field(`${stop}.address`)} label={words.address} autoComplete="off" />
        <TownInput {...form.field(`${stop}.city`)} label={words.city} />
      </div>
    </Panel>
  );
}
