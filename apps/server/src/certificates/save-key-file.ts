import type { contract, OutputOf } from '@tezga/contract';
import type { SessionContext } from '../platform/http/context.ts';
import { certificateReply } from './certificate-reply.ts';
import { storeKeyFile, type UploadedKeyFile } from './store-key-file.ts';

/** Stores an uploaded key file and builds the reply; shared by both upload calls. */
export async function saveKeyFile(
  context: SessionContext,
  businessId: string,
  file: UploadedKeyFile,
): Promise<OutputOf<typeof contract.certificates.keep>> {
  const { row, against } = await storeKeyFile(context, businessId, file);
  context.note(`${row.file_name}, ${row.serial_number}`);
  return {
    pem: row.certificate_pem,
    certificate: certificateReply(row, against),
    message: context.phrasesIn[context.language].certificates.saved,
  };
}
