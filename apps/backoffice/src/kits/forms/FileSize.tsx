import { usePhrases } from '@tezga/ui';
import classes from './FileSize.module.css';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

export function FileSize({ bytes }: { readonly bytes: number }) {
  const words = usePhrases().settings.comments;
  const text =
    bytes >= megabyte
      ? words.megabytes((bytes / megabyte).toFixed(1))
      : words.kilobytes(String(Math.ceil(bytes / kilobyte)));
  return <span className={classes['size']}>{text}</span>;
}
