import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { usePhrases } from '@tezga/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../session/call.ts';
import { sortAttachments, type UploadedFile } from './e-invoice-form.ts';
import { uploadAttachment } from './queries.ts';

const namesOf = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name).join(', ');

export type ChangeFiles = (next: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => void;

export interface Attaching {
  readonly files: readonly UploadedFile[];
  /** Takes an update function, because other uploads may have changed the files meanwhile. */
  readonly onFiles: ChangeFiles;
  /** Registers the upload as a pending update: issuing waits for it, and stops if a file failed. */
  readonly waitFor: (update: Promise<boolean>) => void;
  /** Called if a file was rejected or failed. */
  readonly onProblem: () => void;
}

/** Uploads chosen files one after the other, with a reason for each rejected one. */
export function useAttachments({ files, onFiles, waitFor, onProblem }: Attaching) {
  const words = usePhrases().eInvoices.form;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploading, setUploading] = useState<string | null>(null);

  /** Uploads a file; returns the error message, or null on success. */
  const upload = async (file: File): Promise<string | null> => {
    setUploading(file.name);
    try {
      const uploaded = await uploadAttachment(file);
      // Rendered synchronously: issuing waits for the upload and must see the file.
      flushSync(() => onFiles((now) => [...now, uploaded]));
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return `${words.notUploaded(file.name)}: ${error.message}`;
    }
  };

  const uploadAll = async (chosen: readonly File[]): Promise<boolean> => {
    const { taken, wrong, tooLarge, tooMany } = sortAttachments(files, chosen);
    const rejections = [
      ...(wrong.length > 0 ? [words.wrongType(namesOf(wrong))] : []),
      ...(tooLarge.length > 0 ? [words.tooLarge(namesOf(tooLarge))] : []),
      ...(tooMany.length > 0 ? [words.tooMany(namesOf(tooMany))] : []),
    ];
    setProblems(rejections);
    const failures: string[] = [];
    for (const file of taken) {
      const failure = await upload(file);
      if (failure !== null) failures.push(failure);
    }
    setUploading(null);
    setProblems([...rejections, ...failures]);
    if (rejections.length + failures.length > 0) onProblem();
    return rejections.length + failures.length === 0;
  };

  /** The server deletes unused attachments after a day, so a failure of this call is ignored. */
  const remove = (file: UploadedFile) => {
    setProblems([]);
    onFiles((now) => now.filter(({ _id }) => _id !== file._id));
    call(contract.eInvoices.removeFile, { fileId: file._id }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
    });
  };

  return { problems, uploading, add: (chosen: readonly File[]) => waitFor(uploadAll(chosen)), remove };
}
