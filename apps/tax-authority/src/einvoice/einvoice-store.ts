import type { Context } from '../platform/context.ts';
import type { EinvoiceStatus } from './einvoice-status.ts';
import type { Warning } from './warnings.ts';

export interface Einvoice {
  readonly eic: string;
  readonly issuer: string;
  readonly iic: string;
  readonly fic: string;
  readonly seller: string;
  readonly buyer: string;
  readonly documentNumber: string;
  readonly documentType: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly currency: string;
  /** The amount with two decimals. */
  readonly amount: string;
  readonly receivedAt: Date;
  readonly status: EinvoiceStatus;
}

export interface NewEinvoice extends Omit<Einvoice, 'status'> {
  readonly document: string;
  readonly warnings: readonly Warning[];
}

export type StoredEinvoice = Pick<NewEinvoice, 'eic' | 'warnings' | 'document'>;

/** `both`: the taxpayer may be seller or buyer. */
export type Side = 'BUYER' | 'SELLER' | 'both';

export interface Search {
  readonly nuis: string;
  readonly side: Side;
  readonly from: Date;
  readonly to: Date;
  readonly max: number;
}

const columns = `eic, issuer, iic, fic, seller, buyer, document_number as "documentNumber",
  document_type as "documentType", to_char(issue_date, 'YYYY-MM-DD') as "issueDate",
  to_char(due_date, 'YYYY-MM-DD') as "dueDate", currency, amount::text as amount, received_at as "receivedAt", status`;

/** All queries about e-invoices. */
export function einvoiceStore({ sql }: Pick<Context, 'sql'>) {
  const fields = sql.unsafe(columns);
  return {
    /** Inserts the e-invoice, or returns the one already stored for the same fiscal invoice (idempotent). */
    async insert(given: NewEinvoice): Promise<StoredEinvoice> {
      await sql`insert into tax_authority.einvoices
        (eic, issuer, iic, fic, seller, buyer, document_number, document_type, issue_date, due_date, currency, amount,
          received_at, status_changed_at, document, warnings)
        values (${given.eic}, ${given.issuer}, ${given.iic}, ${given.fic}, ${given.seller}, ${given.buyer}, ${given.documentNumber},
          ${given.documentType}, ${given.issueDate}, ${given.dueDate}, ${given.currency}, ${given.amount},
          ${given.receivedAt}, ${given.receivedAt}, ${given.document}, ${sql.json(given.warnings.map((each) => ({ ...each })))})
        on conflict (issuer, iic) do nothing`;
      const [stored] = await sql<StoredEinvoice[]>`
        select eic, warnings, document from tax_authority.einvoices where issuer = ${given.issuer} and iic = ${given.iic}`;
      if (stored === undefined) throw new Error('the e-invoice was not inserted');
      return stored;
    },
    byEics: (eics: readonly string[]) => sql<Einvoice[]>`
      select ${fields} from tax_authority.einvoices where eic = any(${[...eics]}::uuid[])`,
    byFics: (fics: readonly string[]) => sql<Einvoice[]>`
      select ${fields} from tax_authority.einvoices where fic = any(${[...fics]}::uuid[])`,
    search: ({ nuis, side, from, to, max }: Search) => sql<Einvoice[]>`
      select ${fields} from tax_authority.einvoices
      where ((seller = ${nuis} and ${side !== 'BUYER'}) or (buyer = ${nuis} and ${side !== 'SELLER'}))
        and received_at between ${from} and ${to}
      order by received_at desc, eic limit ${max}`,
    async documentOf(eic: string): Promise<string | null> {
      const [row] = await sql<{ document: string }[]>`
        select document from tax_authority.einvoices where eic = ${eic}`;
      return row?.document ?? null;
    },
    /** Optimistic update: throws `StatusMoved` and changes nothing if a status differs from the one read before. */
    async changeStatus(
      seen: readonly Pick<Einvoice, 'eic' | 'status'>[],
      status: EinvoiceStatus,
      at: Date,
    ): Promise<void> {
      await sql.begin(async (transaction) => {
        const changed = await transaction`
          update tax_authority.einvoices as stored set status = ${status}, status_changed_at = ${at}
          from unnest(${seen.map(({ eic }) => eic)}::uuid[], ${seen.map((each) => each.status)}::text[])
            as was(eic, status)
          where stored.eic = was.eic and stored.status = was.status`;
        if (changed.count !== seen.length) throw new StatusMoved();
      });
    },
  };
}
export type EinvoiceStore = ReturnType<typeof einvoiceStore>;

/** A concurrent call changed one of the statuses. */
export class StatusMoved extends Error {
  override readonly name = 'StatusMoved';
}
