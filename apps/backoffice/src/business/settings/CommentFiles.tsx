import { Button, FileButton, Notice, usePhrases } from '@tezga/ui';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Comments.module.css';
import { FileSize } from '../../kits/forms/FileSize.tsx';
import { sortFiles } from './files-to-send.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';

interface CommentFilesProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

const accepted = '.pdf,.png,.jpg,.jpeg,.csv';
const filesMax = 20;
const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/** The attachments of a comment; rejected files are listed with the reason. */
export function CommentFiles({ files, onChange }: CommentFilesProps) {
  const words = usePhrases().settings.comments;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const choose = (chosen: readonly File[]) => {
    const { taken, wrong, tooLarge } = sortFiles(files, chosen);
    setProblems([
      ...(wrong.length > 0 ? [words.wrongFormat(namesOf(wrong))] : []),
      ...(tooLarge.length > 0 ? [words.tooLarge(namesOf(tooLarge))] : []),
      ...(taken.length > filesMax ? [words.tooMany(filesMax)] : []),
    ]);
    onChange(taken.slice(0, filesMax));
  };
  return (
    <div className={classes['attached']}>
      {files.length === 0 ? null : (
        <ul className={classes['files']}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <IconPaperclip size={15} stroke={1.7} aria-hidden />
              <span className={classes['fileName']}>{file.name}</span>
              <FileSize bytes={file.size} />
              <RowButton
                icon={IconX}
                label={words.removeFile(file.name)}
                onClick={() => onChange(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className={classes['problems']}>
        {problems.map((problem) => (
          <Notice key={problem} tone="bad" title={problem} />
        ))}
      </div>
      <div className={classes['attach']}>
        <FileButton multiple accept={accepted} onChange={choose}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPaperclip size={15} stroke={1.8} aria-hidden />}
            >
              {words.attach}
            </Button>
          )}
        </FileButton>
        <span className={classes['hint']}>{words.filesHint}</span>
      </div>
    </div>
  );
}
