import { Button, NativeSelect, Notice, Panel, usePhrases } from '@tezga/ui';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './ColumnsStep.module.css';
import { fieldLabel } from './import-kind.ts';
import type { StepProps } from './step-props.ts';
import studio from './Studio.module.css';

const withoutHeads = 'none';

/** Maps the columns of the file to our fields. */
export function ColumnsStep({ kind, session, state, mayDrop }: StepProps) {
  const phrases = usePhrases();
  const { columns: words } = phrases.imports;
  const { facts, mapping } = state;
  if (facts === null) return null;
  const startOver = async () => {
    if (await mayDrop()) session.startOver();
  };
  const missing = kind.fields.filter(({ key, isRequired }) => isRequired && !mapping.includes(key));
  const options = [
    { value: '', label: words.leftOut },
    ...kind.fields.map(({ key, isRequired }) => {
      const label = fieldLabel(phrases, kind, key);
      return { value: key, label: isRequired ? `${label} (${words.required})` : label };
    }),
  ];
  return (
    <>
      <Panel title={words.title} note={words.hint} padding="none">
        <SheetChoices session={session} mayDrop={mayDrop} facts={facts} />
        <table className={classes['columns']}>
          <thead>
            <tr>
              <th scope="col">{words.ofFile}</th>
              <th scope="col">{words.samples}</th>
              <th scope="col">{words.ours}</th>
            </tr>
          </thead>
          <tbody>
            {facts.columns.map(({ letter, head, samples }, column) => (
              <tr key={letter} data-left-out={mapping[column] === null || undefined}>
                <th scope="row">{head === '' ? words.column(letter) : head}</th>
                <td className={classes['samples']}>{samples.join(' · ')}</td>
                <td>
                  <NativeSelect
                    aria-label={words.fieldFor(head === '' ? words.column(letter) : head)}
                    data={options}
                    value={mapping[column] ?? ''}
                    onChange={({ currentTarget }) => session.choose(column, currentTarget.value || null)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <div aria-live="polite" className={studio['message']}>
        {missing.length === 0 ? null : (
          <Notice tone="warn">
            {words.missing(missing.map(({ key }) => fieldLabel(phrases, kind, key)).join(', '))}
          </Notice>
        )}
      </div>
      <div className={studio['bar']}>
        <Button variant="default" onClick={() => void startOver()}>
          {phrases.ui.back}
        </Button>
        <span className={studio['spring']} />
        <Button
          disabled={missing.length > 0}
          rightSection={<IconArrowRight size={15} stroke={1.8} aria-hidden />}
          onClick={() => void session.check()}
        >
          {words.toCheck}
        </Button>
      </div>
    </>
  );
}

function SheetChoices({
  session,
  mayDrop,
  facts,
}: Pick<StepProps, 'session' | 'mayDrop'> & { readonly facts: NonNullable<StepProps['state']['facts']> }) {
  const { columns: words } = usePhrases().imports;
  const chooseSheet = async (sheetIndex: number) => {
    if (await mayDrop()) await session.chooseSheet(sheetIndex);
  };
  return (
    <div className={classes['choices']}>
      {facts.sheetNames.length < 2 ? null : (
        <NativeSelect
          label={words.sheet}
          data={facts.sheetNames.map((label, value) => ({ label, value: String(value) }))}
          value={String(facts.sheetIndex)}
          onChange={({ currentTarget }) => void chooseSheet(Number(currentTarget.value))}
        />
      )}
      <NativeSelect
        label={words.headRow}
        data={[
          { value: withoutHeads, label: words.noHeads },
          ...facts.headLines.map((line, row) => ({ value: String(row), label: words.headLine(line) })),
        ]}
        value={facts.headRow === null ? withoutHeads : String(facts.headRow)}
        onChange={({ currentTarget: { value } }) =>
          void session.chooseHeadRow(value === withoutHeads ? null : Number(value))
        }
      />
    </div>
  );
}
