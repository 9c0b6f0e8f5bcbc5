import type { contract, OutputOf } from '@tezga/contract';
import type { SessionContext } from '../platform/http/context.ts';
import { certificateReply } from './certificate-reply.ts';
import { storeKeyFile, type KeyFileGiven } from './store-key-file.ts';

/** What both calls that upload a key file do and answer. */
export async function keepKeyFile(
  context: SessionContext,
  businessId: string,
  file: KeyFileGiven,
): Promise<OutputOf<typeof contract.certificates.keep>> {
  const { row, against } = await storeKeyFile(context, businessId, file);
  context.note(`${row.file_name}, ${row.serial_number}`);
  return {
    pem: row.certificate_pem,
    certificate: certificateReply(row, against),
    message: context.phrasesIn[context.language].certificates.saved,
  };
}
