import { contract } from '@tezga/contract';
import { languages, type Language } from '@tezga/phrases';
import {
  Button,
  DialogFrame,
  ErrorState,
  LoadingOverlay,
  PdfView,
  printPdf,
  SegmentedControl,
  usePhrases,
} from '@tezga/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTellFailure } from '../../kits/forms/use-tell-failure.ts';
import { call } from '../../session/call.ts';
import { Choices } from '../../kits/documents/PrintChoiceFields.tsx';
import classes from '../../kits/documents/Printing.module.css';
import { wtnQueries } from './queries.ts';
import { wtnKey } from '../fiscal/index.ts';

interface PrintNotesProps {
  /** As many as one call takes, at most. */
  readonly ids: readonly string[];
  /** What is printed, for the heading. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Notes as they come out on paper, with the way to the printer and to a file. */
export function PrintNotes({ ids, name, onClose }: PrintNotesProps) {
  const { wtn, sales, shell, ui } = usePhrases();
  const headingId = useId();
  const [language, setLanguage] = useState<Language>('sq');
  const { data, error, refetch } = useQuery(wtnQueries.pdf(ids, language));
  const { print, isPrinting } = usePrint(ids);
  return (
    <DialogFrame labelledBy={headingId} width={760} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {sales.print.title(name)}
      </h2>
      <div className={classes['choices']}>
        <Choices label={wtn.print.language}>
          {(labelId) => (
            <SegmentedControl
              aria-labelledby={labelId}
              value={language}
              onChange={setLanguage}
              data={languages.map((value) => ({ value, label: shell.languageNames[value] }))}
            />
          )}
        </Choices>
      </div>
      <div className={classes['document']}>
        {data === undefined && error === null ? <LoadingOverlay within /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title={wtn.print.failed} sentence={error.message} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : <PdfView key={language} base64={data.pdf} fileName={data.name} />}
      </div>
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {ui.close}
        </Button>
        <Button
          data-autofocus
          leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}
          loading={isPrinting}
          disabled={data === undefined}
          onClick={() => {
            if (data !== undefined) print(data.pdf);
          }}
        >
          {wtn.print.action}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** What goes to paper is noted first: what is not noted would come out as an original twice. */
function usePrint(ids: readonly string[]) {
  const { wtn } = usePhrases();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: async (pdf: string) => {
      try {
        await call(contract.wtn.printed, { ids: [...ids] });
      } catch (error) {
        tellFailure(wtn.print.notNoted, error);
        return;
      }
      await printPdf(pdf);
      await queries.invalidateQueries({ queryKey: wtnKey });
    },
  });
  return { print: mutate, isPrinting: isPending };
}
