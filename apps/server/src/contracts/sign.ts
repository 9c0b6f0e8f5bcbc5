import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { contractDocument, sha256, type Signer } from './contract-document.ts';
import { contractSources, contractsStore } from './store.ts';

export const sign: Handler<typeof contract.contracts.sign> = async ({ templateId }, context) => {
  const { transaction, businessId, person, clock, address, device } = context;
  const signer = { id: person.id, name: person.name, at: clock.now(), address, device };
  const { title } = await signContract(transaction, businessId, templateId, signer);
  context.note(title);
  return { signedAt: signer.at.toISOString() };
};

/** Only the current text can be signed: a user who read an older text has not read the current one. */
export async function signContract(
  transaction: Transaction,
  businessId: string,
  templateId: string,
  signer: Signer & { readonly id: string },
): Promise<{ readonly title: string }> {
  const sources = contractSources(transaction, businessId);
  const template = await sources.templateInForce(signer.at);
  refuseUnless(template !== null, 'not-found');
  refuseUnless(template.id === templateId, 'contract-template-changed');
  const document = await contractDocument(template, await sources.party(), signer, signer.at);
  await contractsStore(transaction, businessId).insert({
    id: newRecordId(signer.at),
    templateId,
    signedAt: signer.at,
    signedBy: signer.id,
    signerName: signer.name,
    address: signer.address,
    device: signer.device,
    document,
    sha256: sha256(document),
  });
  return { title: template.title };
}
