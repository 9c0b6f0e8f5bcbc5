import { Button, Notice, toast, usePhrases } from '@tezga/ui';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import classes from './SecondFactor.module.css';
import forms from './AccountForms.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes for a lost phone: shown only once, to copy or save as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = usePhrases().people.secondFactor;
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  };
  return (
    <section aria-label={words.codesTitle}>
      <div className={forms['narrow']}>
        <h3 className={classes['heading']}>{words.codesTitle}</h3>
        <Notice tone="warn">{words.codesHint}</Notice>
        <ul className={classes['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes['actions']}>
          <Button
            variant="default"
            leftSection={<IconCopy size={15} stroke={1.8} aria-hidden />}
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="tezga-kode.txt"
          >
            {words.download}
          </Button>
        </div>
      </div>
      <div className={forms['actions']}>
        <Button onClick={onDone}>{words.haveSaved}</Button>
      </div>
    </section>
  );
}
