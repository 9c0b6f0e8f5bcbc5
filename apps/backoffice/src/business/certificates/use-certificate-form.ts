import { contract, keyFileLimitBytes } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import type { RefusalCode } from '@tezga/domain';
import { formatDateTime, toast, useDialogs, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { base64Of } from '../../kits/forms/base64.ts';
import { saveCertificate, type Ends } from './save-certificate.ts';
import { certificatesQueries } from './queries.ts';

/** Refusals are shown beside the file, but a wrong password beside the password. */
const fieldOf: Partial<Record<RefusalCode, 'p12' | 'password'>> = {
  ...Object.fromEntries(
    contract.certificates.keep.refusals
      .filter((code) => code.startsWith('certificate-'))
      .map((code) => [code, 'p12'] as const),
  ),
  'certificate-file-wrong-password': 'password',
};

/** The form that uploads a key file; after saving, the new certificate is shown. */
export function useCertificateForm(businessId: string | undefined, onSaved: () => void) {
  const { refusals } = usePhrases();
  const confirmShortening = useConfirmShortening();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form = useZodForm({
    schema: contract.certificates.keep.input,
    initial: { p12: '', password: '', name: undefined },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      setRefusal(null);
      const { message } = await saveCertificate({
        save: (replacesLonger) =>
          businessId === undefined
            ? call(contract.certificates.keep, { ...values, replacesLonger })
            : call(contract.certificates.keepForAdmin, { ...values, businessId, replacesLonger }),
        confirm: confirmShortening,
      });
      toast.success(message);
      void queries.invalidateQueries(sessionQueries.ownData);
      await queries.invalidateQueries(certificatesQueries.current(businessId));
      onSaved();
    },
    onFailure: (error) => {
      setRefusal(
        placeRefusal<string>(error, {
          fieldOf,
          setError: (path, message) => form.setError(path as 'p12' | 'password', message),
        }),
      );
    },
  });
  const read = async (file: File): Promise<boolean> => {
    form.setValue('name', file.name.slice(0, 200));
    // A file above the limit is not read: key files are small.
    const isTooLarge = file.size > keyFileLimitBytes;
    form.setValue('p12', isTooLarge ? '' : await base64Of(file));
    form.setError('p12', isTooLarge ? refusals['certificate-file-too-large'] : null);
    return !isTooLarge;
  };
  const take = (file: File) => form.waitFor(read(file));
  return { form, refusal, take };
}

function useConfirmShortening(): (ends: Ends) => Promise<boolean> {
  const { shorten } = usePhrases().certificates;
  const { confirm } = useDialogs();
  return ({ current, given }) =>
    confirm({
      title: shorten.title,
      message: shorten.text(formatDateTime(current), formatDateTime(given)),
      consequences: [shorten.consequence],
      confirmLabel: shorten.confirm,
      danger: true,
      icon: null,
    });
}
