import { Button, Select, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findCustomerOptions } from '../customers/index.ts';

interface SubjectChoiceProps {
  readonly firstSearch: string;
  readonly isPending: boolean;
  readonly onChoose: (id: string) => void;
}

/** Chooses a customer. Searches for the NIPT of the supplier until the user types another text. */
export function SubjectChoice({ firstSearch, isPending, onChoose }: SubjectChoiceProps) {
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
