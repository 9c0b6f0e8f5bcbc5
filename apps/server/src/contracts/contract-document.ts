import { createHash } from 'node:crypto';
import { tiranaDateTime } from '@tezga/domain';
import { sq } from '@tezga/phrases/sq';
import { contractPdf, type ContractParty, type ContractText } from '@tezga/print';

export interface Signer {
  readonly name: string;
  readonly at: Date;
  readonly address: string;
  readonly device: string;
}

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * The contract is always in Albanian, whatever the language of the screen, because the Albanian text is
 * binding.
 */
export function contractDocument(
  text: ContractText,
  party: ContractParty,
  signer: Signer | null,
  at: Date,
): Promise<Buffer> {
  return contractPdf({
    text,
    party,
    labels: sq.contracts.document,
    signature:
      signer === null
        ? null
        : {
            signerName: signer.name,
            at: tiranaDateTime(signer.at, { seconds: true }),
            address: signer.address,
            device: signer.device,
            textSha256: sha256(`${text.title}\n${text.body}`),
          },
    at,
  });
}
