import { usePhrases } from '@tezga/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import classes from '../../../kits/documents/Document.module.css';

const qrQuery = (content: string) =>
  queryOptions({
    queryKey: ['qr', content],
    queryFn: async () => (await import('../../../kits/documents/qr-picture.ts')).qrPicture(content),
    staleTime: Infinity,
  });

/** A QR code on white, whatever the theme: phones read nothing else. */
export function QrCode({ children: content }: { readonly children: string }) {
  const words = usePhrases().sales.page;
  const { data } = useQuery(qrQuery(content));
  if (data === undefined) return <span className={classes['qr']} />;
  return <img className={classes['qr']} src={data} alt={words.qr} />;
}
