import type { Phrases } from '@tezga/phrases';
import { PrintDialog, printPdf, usePhrases } from '@tezga/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../forms/use-show-failure.ts';
import { pageWidthOf, type Paper, type PrintChoice } from './print-choice.ts';
import { PrintChoiceFields } from './PrintChoiceFields.tsx';

/** How documents of one kind are printed. */
export interface PrintKind {
  /** The key shared by all queries of this kind; printing invalidates them. */
  readonly queryKey: readonly string[];
  readonly words: (phrases: Phrases) => {
    readonly action: string;
    readonly failed: string;
    readonly notNoted: string;
  };
  /** False for documents that are printed on A4 only. */
  readonly hasPapers: boolean;
  readonly fetchPdf: (
    ids: readonly string[],
    choice: PrintChoice,
    signal?: AbortSignal,
  ) => Promise<{ readonly pdf: string; readonly name: string }>;
  readonly markPrinted: (ids: readonly string[], paper: Paper) => Promise<unknown>;
}

export interface PrintDocumentsProps {
  readonly kind: PrintKind;
  /** The ids of the documents, at most as many as one call accepts. */
  readonly ids: readonly string[];
  /** The heading of the dialog, such as "Faturë 12/2026". */
  readonly name: string;
  /** The paper selected at first. */
  readonly paper?: Paper;
  readonly onClose: () => void;
}

/** A print preview of one or more documents, with a print button and a download button. */
export function PrintDocuments({ kind, ids, name, paper = 'A4', onClose }: PrintDocumentsProps) {
  const phrases = usePhrases();
  const words = kind.words(phrases);
  const [choice, setChoice] = useState<PrintChoice>({ paper, language: 'sq' });
  const file = useQuery({
    queryKey: [...kind.queryKey, 'pdf', ids, choice],
    queryFn: ({ signal }) => kind.fetchPdf(ids, choice, signal),
    // Not cached, because a PDF is large, and after the first print the document is marked as a copy.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { print, isPrinting } = usePrintOnPaper(kind);
  const showFailure = useShowFailure();
  return (
    <PrintDialog
      title={phrases.sales.print.title(name)}
      choices={<PrintChoiceFields choice={choice} onChange={setChoice} hasPapers={kind.hasPapers} />}
      file={file}
      fileKey={`${choice.paper} ${choice.language}`}
      failed={words.failed}
      pageWidth={pageWidthOf(choice.paper)}
      print={{
        label: words.action,
        isPrinting,
        run: (pdf) =>
          void print({ ids, paper: choice.paper, pdf }).catch((error: unknown) =>
            showFailure(words.failed, error),
          ),
      }}
      onClose={onClose}
    />
  );
}

export interface Printout {
  readonly ids: readonly string[];
  readonly paper: Paper;
  /** The PDF file as base64. */
  readonly pdf: string;
}

/** Records the print on the server before printing, so that the next print is marked as a copy. */
export function usePrintOnPaper(kind: PrintKind) {
  const words = kind.words(usePhrases());
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, paper, pdf }: Printout) => {
      try {
        await kind.markPrinted(ids, paper);
      } catch (error) {
        showFailure(words.notNoted, error);
        return;
      }
      await printPdf(pdf);
      await queries.invalidateQueries({ queryKey: kind.queryKey });
    },
  });
  return { print: mutateAsync, isPrinting: isPending };
}
