import type { ExchangeRate } from '@tezga/domain';
import { columnOfRate, rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export interface ClientCreditConfig {
  /** The value of one point in ALL. */
  readonly exchangeRate: ExchangeRate;
  readonly codeStandard: string;
}

/** The configuration of client credit of one business. */
export function configStore(transaction: Transaction, businessId: string) {
  return {
    /** Null until the business saves it. */
    async read(): Promise<ClientCreditConfig | null> {
      const [row] = await transaction.run<{ readonly rate: string; readonly codeStandard: string }>(
        `select exchange_rate::text as rate, code_standard as "codeStandard"
         from tenant.client_credit_settings where business_id = $1`,
        [businessId],
      );
      return row === undefined
        ? null
        : { exchangeRate: rateInColumn(row.rate), codeStandard: row.codeStandard };
    },

    async save({ exchangeRate, codeStandard }: ClientCreditConfig): Promise<void> {
      await transaction.run(
        `insert into tenant.client_credit_settings (business_id, exchange_rate, code_standard) values ($1, $2, $3)
         on conflict (business_id) do update set exchange_rate = $2, code_standard = $3`,
        [businessId, columnOfRate(exchangeRate), codeStandard],
      );
    },
  };
}
