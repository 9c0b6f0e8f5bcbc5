import { Button, SegmentedControl, usePhrases } from '@tezga/ui';
import { IconTool } from '@tabler/icons-react';
import type { StepProps } from './step-props.ts';
import studio from './Studio.module.css';
import type { Preview } from './use-preview.ts';

/** The bottom bar of the check step: which rows to import, and the button that starts the import. */
export function CheckBar({ session, state, preview }: StepProps & { readonly preview: Preview }) {
  const { check } = usePhrases().imports;
  const { counts, faultCount } = preview;
  const toWrite = counts.new + counts.changed;
  const mustFix = state.takes === 'all' && counts.faulty > 0;
  const label =
    toWrite === 0 ? check.nothing : counts.faulty > 0 ? check.importGood(toWrite) : check.importAll(toWrite);
  return (
    <div className={studio['bar']}>
      <Button variant="default" onClick={() => session.backToColumns()}>
        {check.back}
      </Button>
      <span className={studio['spring']} />
      <output className={studio['hint']}>
        {counts.waiting > 0 && state.checkFailure === null
          ? check.checking(counts.waiting)
          : mustFix
            ? check.fixFirst
            : counts.faulty > 0
              ? check.returned(counts.faulty)
              : null}
      </output>
      {counts.faulty === 0 ? null : (
        <>
          <SegmentedControl
            aria-label={check.takes}
            className={studio['choice'] ?? ''}
            size="xs"
            value={state.takes}
            onChange={(takes) => session.chooseTakes(takes)}
            data={[
              { value: 'good', label: check.takesGood },
              { value: 'all', label: check.takesAll },
            ]}
          />
          <Button
            variant="default"
            className={studio['wideOnly'] ?? ''}
            leftSection={<IconTool size={15} stroke={1.8} aria-hidden />}
            onClick={() => preview.goToFault(1)}
          >
            {check.fix(faultCount)}
          </Button>
        </>
      )}
      <Button
        disabled={toWrite === 0 || mustFix || counts.waiting > 0}
        loading={counts.waiting > 0 && state.isChecking}
        onClick={() => void session.writing.run()}
      >
        {label}
      </Button>
    </div>
  );
}
