import { ErrorState, LoadingOverlay } from '@tezga/ui';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useWayBack } from '../forms/use-back-navigation.ts';

interface DocumentRouteProps<Document> {
  /** Reads the document that the address names; `openedAt` is when the page was opened. */
  readonly query: (id: string, openedAt: number) => UseQueryOptions<Document, Error, Document, string[]>;
  /** The title of the page when the document could not be read. */
  readonly failed: string;
  /** Where the button back leads without a page before this one. */
  readonly backTo: string;
  readonly children: (document: Document) => ReactNode;
}

/** The page at `…/:_id`: reads the document, and shows that it is being read or why it was not. */
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
  const goBack = useWayBack(backTo);
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingOverlay within />;
  return (
    <ErrorState title={failed} sentence={error.message} onRetry={() => void refetch()} onBack={goBack} />
  );
}
