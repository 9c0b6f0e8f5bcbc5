import { papers } from '@tezga/contract';
import { languages } from '@tezga/phrases';
import { SegmentedControl, usePhrases } from '@tezga/ui';
import { useId, type ReactNode } from 'react';
import type { PrintChoice } from './print-choice.ts';
import classes from './Printing.module.css';

interface PrintChoiceFieldsProps {
  readonly choice: PrintChoice;
  readonly onChange: (choice: PrintChoice) => void;
}

/** The paper and the language of what is printed. */
export function PrintChoiceFields({ choice, onChange }: PrintChoiceFieldsProps) {
  const { sales, shell } = usePhrases();
  return (
    <>
      <Choices label={sales.print.paper}>
        {(labelId) => (
          <SegmentedControl
            aria-labelledby={labelId}
            value={choice.paper}
            onChange={(paper) => onChange({ ...choice, paper })}
            data={papers.map((paper) => ({ value: paper, label: sales.print.papers[paper] }))}
          />
        )}
      </Choices>
      <Choices label={sales.print.language}>
        {(labelId) => (
          <SegmentedControl
            aria-labelledby={labelId}
            value={choice.language}
            onChange={(language) => onChange({ ...choice, language })}
            data={languages.map((language) => ({ value: language, label: shell.languageNames[language] }))}
          />
        )}
      </Choices>
    </>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly children: (labelId: string) => ReactNode;
}

export function Choices({ label, children }: ChoicesProps) {
  const labelId = useId();
  return (
    <div className={classes['choice']}>
      <span id={labelId} className={classes['label']}>
        {label}
      </span>
      {children(labelId)}
    </div>
  );
}
