import { randomUUID } from 'node:crypto';
import { tiranaDay, tiranaIsoMoment } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import type { Clock } from '../../platform/clock.ts';
import type { TaxAuthority } from '../../platform/tax-authority/tax-authority.ts';
import { supplyDocument } from './supply-document.ts';
import { supplyMessage, type Supply } from './supply-message.ts';

interface Issuing {
  readonly taxAuthority: TaxAuthority;
  readonly clock: Clock;
  readonly signer: Signer;
}

const dayMs = 24 * 3_600_000;
const daysToPay = 30;

/** Issues the invoice of a supplier, and its e-invoice if it has one. */
export async function issueSupply(
  { taxAuthority, clock, signer }: Issuing,
  given: Omit<Supply, 'issuedAt'> & { readonly issuedAt?: Date },
): Promise<{
  readonly fic: string;
  readonly iic: string;
  readonly eic: string | null;
  readonly number: string;
}> {
  const now = clock.now();
  const issued = given.issuedAt ?? now;
  const supply: Supply = { ...given, issuedAt: tiranaIsoMoment(issued) };
  const invoice = supplyMessage(supply, signer);
  const header = {
    UUID: randomUUID(),
    SendDateTime: tiranaIsoMoment(now),
    ...(supply.issuedAt === tiranaIsoMoment(now) ? {} : { SubseqDelivType: 'NOINTERNET' as const }),
  };
  const registered = await taxAuthority.ask(
    'fiscalization',
    'RegisterInvoice',
    { Invoice: invoice },
    { signer, header },
  );
  if (registered.kind === 'failure') throw refused(registered.failure);
  const known = { iic: invoice.IIC, number: invoice.InvNum, fic: registered.value.FIC };
  if (!supply.isEInvoice) return { ...known, eic: null };
  const dueOn = tiranaDay(new Date(issued.getTime() + daysToPay * dayMs));
  const UblInvoice = supplyDocument(supply, { invoice, fic: known.fic, dueOn }, signer);
  const accepted = await taxAuthority.ask(
    'einvoice',
    'RegisterEinvoice',
    { EinvoiceEnvelope: { UblInvoice } },
    { signer },
  );
  if (accepted.kind === 'failure') throw refused(accepted.failure);
  return { ...known, eic: accepted.value.EIC };
}

const refused = (failure: object) =>
  new Error(`the invoice of a supplier was refused: ${JSON.stringify(failure)}`);
