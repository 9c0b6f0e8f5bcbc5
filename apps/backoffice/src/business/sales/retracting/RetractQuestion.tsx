import type { Phrases } from '@tezga/phrases';
import { Textarea } from '@tezga/ui';
import classes from './Retracting.module.css';

interface RetractQuestionProps {
  readonly words: Phrases['retracting'];
  readonly onNote: (note: string) => void;
}

const noteLengthMax = 499;

/** Explains what retracting does, with a field for the reason. */
export function RetractQuestion({ words, onNote }: RetractQuestionProps) {
  return (
    <>
      {words.text}
      <Textarea
        className={classes['note'] ?? ''}
        label={words.note}
        maxLength={noteLengthMax}
        autosize
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
    </>
  );
}
