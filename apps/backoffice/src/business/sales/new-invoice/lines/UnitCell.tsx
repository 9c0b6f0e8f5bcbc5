import classes from './Lines.module.css';

interface UnitCellProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly units: readonly string[];
  readonly onChange: (unit: string) => void;
}

/** What a line that is no article is counted in. */
export function UnitCell({ field, label, value, units, onChange }: UnitCellProps) {
  const offered = units.includes(value) ? units : [value, ...units];
  return (
    <span className={classes['choice']} data-start>
      <span aria-hidden>{value}</span>
      <select
        data-field={field}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {offered.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </select>
    </span>
  );
}
