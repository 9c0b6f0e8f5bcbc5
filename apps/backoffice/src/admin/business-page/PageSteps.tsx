import { Button, Group, usePhrases } from '@tezga/ui';

interface PageStepsProps {
  /** The number of the page, the first is 0. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly onChange: (page: number) => void;
}

/** The buttons to the previous and the next page; hidden if all rows fit on one page. */
export function PageSteps({ page, hasNext, onChange }: PageStepsProps) {
  const { businessPage: words } = usePhrases();
  if (page === 0 && !hasNext) return null;
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" disabled={page === 0} onClick={() => onChange(page - 1)}>
        {words.previousPage}
      </Button>
      <Button variant="default" disabled={!hasNext} onClick={() => onChange(page + 1)}>
        {words.nextPage}
      </Button>
    </Group>
  );
}
