import { levels, type Level } from '@tezga/domain';
import { SegmentedControl, Tooltip, usePhrases } from '@tezga/ui';
import classes from './Levels.module.css';

interface LevelChoiceProps {
  /** The accessible name: the area or product. */
  readonly label: string;
  /** Null if the areas of a product have different levels. */
  readonly value: Level | null;
  readonly mayGive: (level: Level) => boolean;
  readonly onChange: (level: Level) => void;
  readonly isReadOnly: boolean;
}

/** A choice of three levels (none, read, read and write), by pointer or arrow keys. */
export function LevelChoice({ label, value, mayGive, onChange, isReadOnly }: LevelChoiceProps) {
  const { roles } = usePhrases();
  return (
    <SegmentedControl<Level | ''>
      className={classes['choice'] ?? ''}
      aria-label={label}
      size="sm"
      readOnly={isReadOnly}
      value={value ?? ''}
      onChange={(level) => {
        if (level !== '') onChange(level);
      }}
      data={levels.map((level) => {
        const isTooMuch = !isReadOnly && level !== value && !mayGive(level);
        const word = <span data-level={level}>{roles.levels[level]}</span>;
        return {
          value: level,
          disabled: isTooMuch || (isReadOnly && level !== value),
          label: isTooMuch ? <Tooltip label={roles.form.tooMuch}>{word}</Tooltip> : word,
        };
      })}
    />
  );
}
