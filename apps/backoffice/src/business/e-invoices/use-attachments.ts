import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { call } from '../../session/call.ts';
import { sortAttachments, type EInvoiceForm, type UploadedFile } from './e-invoice-form.ts';
import { uploadAttachment } from './queries.ts';

const namesOf = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name).join(', ');

/** Uploads what is chosen, one after the other, and says of each file that stays behind why. */
export function useAttachments(value: EInvoiceForm, onChange: (value: EInvoiceForm) => void) {
  const words = usePhrases().eInvoices.form;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState<string | null>(null);

  const add = async (chosen: readonly File[]) => {
    const { taken, wrong, tooLarge, tooMany } = sortAttachments(value.files, chosen);
    const told = [
      ...(wrong.length > 0 ? [words.wrongType(namesOf(wrong))] : []),
      ...(tooLarge.length > 0 ? [words.tooLarge(namesOf(tooLarge))] : []),
      ...(tooMany.length > 0 ? [words.tooMany(namesOf(tooMany))] : []),
    ];
    const files = [...value.files];
    for (const file of taken) {
      setUploading(file.name);
      try {
        files.push(await uploadAttachment(file));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        told.push(`${words.notUploaded(file.name)}: ${error.message}`);
      }
    }
    setUploading(null);
    setProblems(told);
    onChange({ ...value, files });
  };

  /** What nobody uses is thrown away by itself after a day, so a failure here matters to nobody. */
  const remove = (file: UploadedFile) => {
    setProblems([]);
    onChange({ ...value, files: value.files.filter(({ _id }) => _id !== file._id) });
    call(contract.eInvoices.removeFile, { fileId: file._id }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
    });
  };

  return { problems, uploading, add, remove };
}
