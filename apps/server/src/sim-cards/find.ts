import type { contract, OutputOf } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';

type SimCard = OutputOf<typeof contract.simCards.find>['simCards'][number];

export const find: Handler<typeof contract.simCards.find> = async ({ cardSerial, businessId }, context) => {
  const { transaction, person } = context;
  if (businessId !== undefined) await enterManagedBusiness(context, businessId);
  const sellerId = person.kind === 'SA' ? null : person.id;
  const values = [cardSerial ?? null, businessId ?? null, sellerId];
  return { simCards: (await transaction.run<SimCardRow>(readCards, values)).map(simCardOf) };
};

interface SimCardRow extends Omit<SimCard, 'addedAt'> {
  readonly addedAt: Date;
}

const simCardOf = ({ addedAt, ...card }: SimCardRow): SimCard => ({
  ...card,
  addedAt: addedAt.toISOString(),
});

const readCards = `
  select card.id as "_id", card.card_serial as "cardSerial", card.article_id as "articleId",
    card.till_id as "deviceId", business.id as "businessId", business.name as "businessName",
    business.deleted_at is not null as "isFree", card.added_at as "addedAt"
  from platform.sim_cards card join platform.businesses business on business.id = card.business_id
  where (card.card_serial = $1 or card.business_id = $2) and ($3::text is null or business.admin_id = $3)
  order by card.added_at, card.id`;
