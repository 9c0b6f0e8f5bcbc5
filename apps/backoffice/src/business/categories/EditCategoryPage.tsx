import { Button, ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayLeave } from '../../kits/forms/use-may-leave.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { CategoryForm } from './CategoryForm.tsx';
import type { CategoryRow } from './queries.ts';
import { categoriesQueries } from './queries.ts';
import { useCategoryMutations } from './use-category-mutations.ts';

export function EditCategoryPage() {
  const { categories: words } = usePhrases();
  const { category_id: id = '' } = useParams({ strict: false });
  // Fresh data: a form must not open with the cached list.
  const {
    data: all,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...categoriesQueries.list('current'),
    refetchOnMount: 'always',
  });
  const goBack = useBackNavigation('/category');
  const category = all?.find((each) => each.category_id === id);
  const isKnown = all !== undefined && isFetchedAfterMount;
  if (error === null && !isKnown) return <LoadingOverlay within />;
  if (category === undefined) {
    return (
      <ErrorState
        title={words.readFailed}
        sentence={error?.message ?? words.notFound}
        onRetry={() => void refetch()}
        onBack={goBack}
      />
    );
  }
  return <PresentCategory key={id} category={category} />;
}

function PresentCategory({ category }: { readonly category: CategoryRow }) {
  const { categories: words } = usePhrases();
  const [begun] = useState(category);
  const { removeOne } = useCategoryMutations();
  const mayLeave = useMayLeave();
  const goBack = useBackNavigation('/category');
  const remove = async () => {
    if ((await mayLeave()) && (await removeOne(begun))) goBack();
  };
  return (
    <CategoryForm
      category={begun}
      actions={
        <Button
          variant="outline"
          color="red"
          leftSection={<IconTrash size={15} stroke={1.8} aria-hidden />}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      }
    />
  );
}
