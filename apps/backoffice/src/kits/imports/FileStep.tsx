import { Button, FileButton, Notice, Panel, Spinner, Textarea, usePhrases } from '@tezga/ui';
import { IconTableImport, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { RecentImports } from './RecentImports.tsx';
import type { StepProps } from './step-props.ts';
import studio from './Studio.module.css';
import classes from './FileStep.module.css';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

const accepted = '.xlsx,.csv,.txt,.tsv';

/** The first step: a file is dropped or chosen, or cells are pasted. */
export function FileStep({ kind, session, state }: StepProps) {
  const { imports } = usePhrases();
  const isOver = useDroppedFile((file) => void session.openFile(file));
  if (state.isReading) return <Reading onCancel={() => session.startOver()} />;
  return (
    <>
      <div role="alert" className={studio['message']}>
        {state.fault === null ? null : <Notice tone="bad">{imports.faults[state.fault]}</Notice>}
      </div>
      <div className={classes['ways']}>
        <section className={classes['drop']} aria-label={imports.file.drop} data-over={isOver || undefined}>
          <IconTableImport size={28} stroke={1.4} aria-hidden />
          <h2>{imports.file.drop}</h2>
          <p>{imports.file.dropHint}</p>
          <FileButton onChange={(file) => file && void session.openFile(file)} accept={accepted}>
            {(props) => (
              <Button {...props} leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}>
                {imports.file.choose}
              </Button>
            )}
          </FileButton>
          <TemplateButtons kind={kind} />
        </section>
        <PasteBox onPaste={(text) => void session.open(imports.file.pasted, { text })} />
      </div>
      <RecentImports kind={kind} />
    </>
  );
}

function Reading({ onCancel }: { readonly onCancel: () => void }) {
  const { imports, ui } = usePhrases();
  return (
    <Panel>
      <output className={classes['reading']}>
        <Spinner size={18} />
        {imports.file.reading}
        <Button variant="default" size="xs" onClick={onCancel}>
          {ui.cancel}
        </Button>
      </output>
    </Panel>
  );
}

function PasteBox({ onPaste }: { readonly onPaste: (text: string) => void }) {
  const { file } = usePhrases().imports;
  const [text, setText] = useState('');
  return (
    <Panel title={file.pasteTitle}>
      <Textarea
        label={file.pasteLabel}
        description={file.pasteHint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rows={6}
        spellCheck={false}
        classNames={{ input: classes['pasted'] ?? '' }}
      />
      <div className={classes['pasteFoot']}>
        <span>{file.safe}</span>
        <Button variant="default" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
          {file.usePasted}
        </Button>
      </div>
    </Panel>
  );
}
