import { businessLevel } from '@tezga/domain';
import { Button, Code, Panel, Select, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import type { PurchasePartProps } from './PurchaseSheet.tsx';
import classes from './Purchases.module.css';
import { useAssignSubject } from './use-assign-subject.ts';
import { cardPath, findCustomerOptions } from '../customers/index.ts';

interface SubjectPanelProps extends PurchasePartProps {
  readonly mayAssign: boolean;
}

/** Links the supplier to a customer of the business, and shows the account that follows. */
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
        <p>{words.page.later}</p>
      </div>
    </Panel>
  );
}

interface SubjectChoiceProps {
  readonly firstSearch: string;
  readonly isPending: boolean;
  readonly onChoose: (id: string) => void;
}

/** Searches for the NIPT of the supplier until the user types another text. */
function SubjectChoice({ firstSearch, isPending, onChoose }: SubjectChoiceProps) {
  const { subjectOf: words } = usePhrases().purchases;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const searchText = search === '' ? firstSearch : search;
  const { data = [] } = useQuery({
    queryKey: ['customers', 'found', searchText],
    queryFn: ({ signal }) => findCustomerOptions(searchText, signal),
  });
  return (
    <>
      <Select
        label={words.choose}
        data={[...data]}
        value={chosen}
        onChange={setChosen}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options }) => options}
      />
      <Button
        disabled={chosen === null}
        loading={isPending}
        onClick={() => {
          if (chosen !== null) onChoose(chosen);
        }}
      >
        {words.assign}
      </Button>
    </>
  );
}
