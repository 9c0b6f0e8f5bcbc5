import { ErrorState, LoadingOverlay } from '@tezga/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useBackNavigation } from '../forms/use-back-navigation.ts';

interface DocumentRouteProps<Document> {
  /** The query for the document in the URL; `openedAt` is when the page was opened. */
  readonly query: (id: string, openedAt: number) => UseQueryOptions<Document, Error, Document, string[]>;
  /** The page title if the document cannot be loaded. */
  readonly failed: string;
  /** The target of the back button if there is no previous page in the history. */
  readonly backTo: string;
  readonly children: (document: Document) => ReactNode;
}

/**
 * The page at `…/:_id`: loads the document and renders the children with it; until then it shows a loading state or
 * an error.
 */
export function DocumentRoute<Document>(props: DocumentRouteProps<Document>) {
  const { _id: id = '' } = useParams({ strict: false });
  return <OneDocument key={id} id={id} {...props} />;
}

function OneDocument<Document>({
  id,
  query,
  failed,
  backTo,
  children,
}: DocumentRouteProps<Document> & { readonly id: string }) {
  const [openedAt] = useState(() => Date.now());
  const { data, error, refetch } = useQuery(query(id, openedAt));
  const goBack = useBackNavigation(backTo);
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingOverlay within />;
  return (
    <ErrorState title={failed} sentence={error.message} onRetry={() => void refetch()} onBack={goBack} />
  );
}
