import { Badge, Button, StatusBadge, TextInput, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconArrowRight, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldLabel, type ImportKind } from './import-kind.ts';
import classes from './PreviewCards.module.css';
import type { ProblemMessage } from './problem-messages.ts';
import type { Preview } from './use-preview.ts';

const cardsAtOnce = 40;

interface PreviewCardsProps {
  readonly kind: ImportKind;
  readonly preview: Preview;
}

/** The rows on a phone; each row's errors are fixed in its card. */
export function PreviewCards({ kind, preview }: PreviewCardsProps) {
  const { check } = usePhrases().imports;
  const [drawn, setDrawn] = useState(cardsAtOnce);
  const rest = preview.shown.length - drawn;
  return (
    <>
      {preview.isOnlyFaulty && preview.shown.length === 0 ? (
        <p className={classes['none']}>{check.noFaulty}</p>
      ) : null}
      <ul className={classes['cards']} aria-label={check.grid}>
        {preview.shown.slice(0, drawn).map((row) => (
          <Card key={row} kind={kind} preview={preview} row={row} />
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="subtle" onClick={() => setDrawn(drawn + cardsAtOnce * 5)}>
          {check.more(rest)}
        </Button>
      ) : null}
    </>
  );
}

function Card({ kind, preview, row }: PreviewCardsProps & { readonly row: number }) {
  const { check } = usePhrases().imports;
  const checked = preview.rows[row];
  if (checked === undefined) return null;
  const state = preview.stateOf(row);
  const textOf = (field: string) => checked.texts[preview.shownFields.indexOf(field)] ?? '';
  const [title, beside] = kind.cardFields;
  return (
    <li className={classes['card']}>
      <span className={classes['cardTitle']}>{textOf(title) || check.empty}</span>
      <span className={classes['cardBeside']}>{textOf(beside)}</span>
      <span className={classes['cardLine']}>{check.atLine(checked.line)}</span>
      {state === 'waiting' ? (
        <Badge icon={<IconClock size={13} aria-hidden />} hushed>
          {check.waiting}
        </Badge>
      ) : (
        <StatusBadge state={state} />
      )}
      <Changes kind={kind} preview={preview} row={row} textOf={textOf} />
      {state === 'faulty' ? (
        <div className={classes['cardFields']}>
          {preview.problemsOf(row).map((problem) => (
            <CardField
              key={`${problem.field} ${problem.text}`}
              kind={kind}
              preview={preview}
              row={row}
              problem={problem}
              line={checked.line}
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** The old and new values of a changed record, in the order of the file. */
function Changes({
  kind,
  preview,
  row,
  textOf,
}: PreviewCardsProps & { readonly row: number; readonly textOf: (field: string) => string }) {
  const phrases = usePhrases();
  const { check } = phrases.imports;
  const replaced = preview.replacedIn(row);
  const fields = [...new Set([...preview.shownFields, ...Object.keys(replaced)])];
  const changes = fields.flatMap((field) => {
    const old = replaced[field];
    return old === undefined ? [] : [{ field, old, isShown: preview.shownFields.includes(field) }];
  });
  if (changes.length === 0) return null;
  return (
    <dl className={classes['changes']}>
      {changes.map(({ field, old, isShown }) => (
        <div key={field}>
          <dt>{fieldLabel(phrases, kind, field)}</dt>
          <dd>
            <del aria-hidden>{old === '' ? check.empty : old}</del>
            {isShown ? (
              <>
                <IconArrowRight size={12} stroke={1.8} aria-hidden />
                <span>{textOf(field)}</span>{' '}
              </>
            ) : null}
            <VisuallyHidden>{check.before(old)}</VisuallyHidden>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CardField({
  kind,
  preview,
  row,
  problem,
  line,
}: PreviewCardsProps & { readonly row: number; readonly problem: ProblemMessage; readonly line: number }) {
  const phrases = usePhrases();
  const [text, setText] = useState(problem.text);
  const commit = () => {
    if (text !== problem.text) void preview.edit([{ row, field: problem.field, text }]);
  };
  const label = fieldLabel(phrases, kind, problem.field);
  return (
    <TextInput
      label={label}
      aria-label={phrases.imports.check.edit(label, line)}
      value={text}
      error={problem.sentence}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
