import {
  AmountInput,
  Checkbox,
  Labelled,
  Panel,
  SegmentedControl,
  Select,
  TextInput,
  type FieldProps,
  type PathOf,
  type ZodForm,
} from '@tezga/ui';
import { fieldMoment, momentOfField } from './field-moment.ts';
import { findOption } from './find-option.ts';
import classes from './FormFields.module.css';
import { TownInput } from './TownInput.tsx';

interface Labels<Values> {
  readonly path: PathOf<Values>;
  readonly label: string;
  /** Takes the whole row. */
  readonly isWide?: boolean;
  readonly placeholder?: string;
}

interface TextSpec<Values> extends Labels<Values> {
  /** `code` is in letters of equal width, `moment` a day and an hour. */
  readonly kind: 'text' | 'code' | 'town' | 'moment';
  /** The cursor begins here. */
  readonly isFirst?: boolean;
}

interface AmountSpec<Values> extends Labels<Values> {
  readonly kind: 'amount';
  readonly decimals?: number;
  readonly unit?: string;
  /** Null while it is empty. */
  readonly isOptional?: boolean;
}

interface ChoiceSpec<Values> extends Labels<Values> {
  /** `select` is a list, `search` one that is typed in, `segments` has all choices beside each other. */
  readonly kind: 'select' | 'search' | 'segments';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Null while nothing is chosen. */
  readonly isOptional?: boolean;
  /** In the place of putting the value into the form. */
  readonly onChoose?: (value: string) => void;
}

interface TickSpec<Values> extends Labels<Values> {
  readonly kind: 'tick';
}

export type FieldSpec<Values> = TextSpec<Values> | AmountSpec<Values> | ChoiceSpec<Values> | TickSpec<Values>;

interface FieldsPanelProps<Values> {
  readonly title: string;
  readonly form: ZodForm<Values>;
  readonly fields: readonly FieldSpec<Values>[];
}

/** The fields of one part of a form, two beside each other where there is room. */
export function FieldsPanel<Values>({ title, form, fields }: FieldsPanelProps<Values>) {
  return (
    <Panel title={title}>
      <div className={classes['columns']}>
        {fields.map((spec) => (
          <OneField key={spec.path} form={form} spec={spec} />
        ))}
      </div>
    </Panel>
  );
}

interface OneFieldProps<Values, Spec> {
  readonly form: ZodForm<Values>;
  readonly spec: Spec;
}

function OneField<Values>({ form, spec }: OneFieldProps<Values, FieldSpec<Values>>) {
  switch (spec.kind) {
    case 'tick':
      return <Checkbox {...form.tick(spec.path)} label={spec.label} />;
    case 'amount':
      return <AmountOf form={form} spec={spec} />;
    case 'select':
    case 'search':
    case 'segments':
      return <ChoiceOf form={form} spec={spec} />;
    default:
      return <TextOf form={form} spec={spec} />;
  }
}

const lookOf = <Values,>({ isWide, placeholder }: Labels<Values>, className = '') => ({
  className: `${className} ${isWide === true ? (classes['wide'] ?? '') : ''}`,
  ...(placeholder === undefined ? {} : { placeholder }),
});

/** The field at a path; its kind in the specification says what it holds. */
const fieldOf = <Value, Values>(form: ZodForm<Values>, path: PathOf<Values>) =>
  form.field(path) as unknown as FieldProps<Value>;

const put = <Values,>(form: ZodForm<Values>, path: PathOf<Values>, value: unknown) =>
  form.setValue(path, value as never);

function TextOf<Values>({ form, spec }: OneFieldProps<Values, TextSpec<Values>>) {
  const { kind, path, label, isFirst = false } = spec;
  const field = fieldOf<string, Values>(form, path);
  if (kind === 'town') return <TownInput {...field} {...lookOf(spec)} label={label} />;
  return (
    <TextInput
      {...field}
      {...lookOf(spec, kind === 'code' ? classes['code'] : '')}
      label={label}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the form begins with it
      autoFocus={isFirst}
      {...(kind === 'moment'
        ? {
            type: 'datetime-local',
            value: fieldMoment(field.value),
            onChange: (event) => put(form, path, momentOfField(event.currentTarget.value)),
          }
        : {})}
    />
  );
}

function AmountOf<Values>({ form, spec }: OneFieldProps<Values, AmountSpec<Values>>) {
  const { path, label, decimals = 2, unit, isOptional = false } = spec;
  const field = fieldOf<number | '' | null, Values>(form, path);
  return (
    <AmountInput
      {...field}
      {...lookOf(spec)}
      label={label}
      decimals={decimals}
      {...(unit === undefined ? {} : { unit })}
      {...(isOptional ? { onChange: (value) => put(form, path, value === '' ? null : value) } : {})}
    />
  );
}

function ChoiceOf<Values>({ form, spec }: OneFieldProps<Values, ChoiceSpec<Values>>) {
  const { kind, path, label, options, isOptional = false } = spec;
  const field = fieldOf<string | null, Values>(form, path);
  const choose = spec.onChoose ?? ((value: string) => put(form, path, value));
  if (kind === 'segments') {
    return (
      <Labelled label={label} field={path} {...lookOf(spec)}>
        {(labelId) => (
          <SegmentedControl
            aria-labelledby={labelId}
            fullWidth
            value={field.value ?? options[0]?.value ?? ''}
            onChange={choose}
            data={[...options]}
          />
        )}
      </Labelled>
    );
  }
  return (
    <Select
      {...field}
      {...lookOf(spec)}
      label={label}
      data={[...options]}
      value={field.value ?? null}
      onChange={(value) => put(form, path, value)}
      clearable={isOptional}
      allowDeselect={isOptional}
      {...(kind === 'search' ? { searchable: true, filter: findOption, autoComplete: 'off' } : {})}
    />
  );
}
