import { businessLevel } from '@tezga/domain';
import { Button, Code, Panel, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import type { PurchasePartProps } from './PurchaseSheet.tsx';
import classes from './Purchases.module.css';
import { useAssignSubject } from './use-assign-subject.ts';
import { cardPath } from '../customers/index.ts';
import { SubjectChoice } from './SubjectChoice.tsx';

interface SubjectPanelProps extends PurchasePartProps {
  readonly mayAssign: boolean;
}

/** Links the supplier of a purchase to a customer record, and shows the ledger account that results. */
export function SubjectPanel({ purchase, mayAssign }: SubjectPanelProps) {
  const { purchases: words } = usePhrases();
  const { subject, accountPath } = purchase;
  const maySee = businessLevel(useSession().role, 'customers') !== 'none';
  const { assign, isPending } = useAssignSubject(purchase._id);
  return (
    <Panel title={words.subjectOf.title}>
      <div className={classes['subject']}>
        {subject === null ? (
          <p>{words.subjectOf.text}</p>
        ) : (
          <>
            <b>{maySee ? <Link to={cardPath(subject)}>{subject.name}</Link> : subject.name}</b>
            <p>
              {words.subjectOf.account} <Code wrap>{accountPath ?? ''}</Code>
            </p>
          </>
        )}
        {mayAssign && subject !== null ? (
          <Button variant="default" loading={isPending} onClick={() => assign(null)}>
            {words.subjectOf.unassign}
          </Button>
        ) : null}
        {mayAssign && maySee && subject === null ? (
          <SubjectChoice
            firstSearch={purchase.supplier?.IDNum ?? ''}
            isPending={isPending}
            onChoose={(id) => assign(id)}
          />
        ) : null}
      </div>
    </Panel>
  );
}
