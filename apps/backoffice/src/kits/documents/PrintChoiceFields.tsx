import { papers } from '@tezga/contract';
import { languages } from '@tezga/phrases';
import { Labelled, SegmentedControl, usePhrases } from '@tezga/ui';
import type { PrintChoice } from './print-choice.ts';

interface PrintChoiceFieldsProps {
  readonly choice: PrintChoice;
  readonly onChange: (choice: PrintChoice) => void;
  /** False for documents that are printed on A4 only. */
  readonly hasPapers?: boolean;
}

/** Two dropdowns: the paper and the language of a printout. */
export function PrintChoiceFields({ choice, onChange, hasPapers = true }: PrintChoiceFieldsProps) {
  const { sales, shell } = usePhrases();
  return (
    <>
      {hasPapers ? (
        <Labelled label={sales.print.paper}>
          {(labelId) => (
            <SegmentedControl
              aria-labelledby={labelId}
              value={choice.paper}
              onChange={(paper) => onChange({ ...choice, paper })}
              data={papers.map((paper) => ({ value: paper, label: sales.print.papers[paper] }))}
            />
          )}
        </Labelled>
      ) : null}
      <Labelled label={sales.print.language}>
        {(labelId) => (
          <SegmentedControl
            aria-labelledby={labelId}
            value={choice.language}
            onChange={(language) => onChange({ ...choice, language })}
            data={languages.map((language) => ({ value: language, label: shell.languageNames[language] }))}
          />
        )}
      </Labelled>
    </>
  );
}
