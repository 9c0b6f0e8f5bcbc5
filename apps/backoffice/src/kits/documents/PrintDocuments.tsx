import type { Phrases } from '@tezga/phrases';
import { PrintDialog, printPdf, usePhrases } from '@tezga/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTellFailure } from '../forms/use-tell-failure.ts';
import { pageWidthOf, type Paper, type PrintChoice } from './print-choice.ts';
import { PrintChoiceFields } from './PrintChoiceFields.tsx';

/** How documents of one kind are printed. */
export interface PrintKind {
  /** Query key of everything asked about the kind; printing makes all of it stale. */
  readonly queryKey: readonly string[];
  readonly words: (phrases: Phrases) => {
    readonly action: string;
    readonly failed: string;
    readonly notNoted: string;
  };
  /** False for documents that are printed on sheets only. */
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
  /** As many as one call takes, at most. */
  readonly ids: readonly string[];
  /** What is printed, for the heading: "Faturë 12/2026". */
  readonly name: string;
  /** The paper that is chosen at first. */
  readonly paper?: Paper;
  readonly onClose: () => void;
}

/** Documents as they come out on paper, with buttons for the printer and for a file. */
export function PrintDocuments({ kind, ids, name, paper = 'A4', onClose }: PrintDocumentsProps) {
  const phrases = usePhrases();
  const words = kind.words(phrases);
  const [choice, setChoice] = useState<PrintChoice>({ paper, language: 'sq' });
  const file = useQuery({
    queryKey: [...kind.queryKey, 'pdf', ids, choice],
    queryFn: ({ signal }) => kind.fetchPdf(ids, choice, signal),
    // A document is large, and whether it is a copy changes with every print.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { print, isPrinting } = usePrintOnPaper(kind);
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
        run: (pdf) => void print({ ids, paper: choice.paper, pdf }),
      }}
      onClose={onClose}
    />
  );
}

export interface Printout {
  readonly ids: readonly string[];
  readonly paper: Paper;
  /** As base64. */
  readonly pdf: string;
}

/** Saves that documents were printed, then prints them: otherwise the next print would be an original again. */
export function usePrintOnPaper(kind: PrintKind) {
  const words = kind.words(usePhrases());
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, paper, pdf }: Printout) => {
      try {
        await kind.markPrinted(ids, paper);
      } catch (error) {
        tellFailure(words.notNoted, error);
        return;
      }
      await printPdf(pdf);
      await queries.invalidateQueries({ queryKey: kind.queryKey });
    },
  });
  return { print: mutateAsync, isPrinting: isPending };
}
