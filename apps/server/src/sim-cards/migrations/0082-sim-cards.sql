-- The SIM cards of all businesses, because a card is in one business only.
create table platform.sim_cards (
  id platform.record_id primary key,
  business_id platform.record_id not null references platform.businesses,
  article_id text not null,
  card_serial text collate "C" not null,
  till_id platform.record_id,
  added_at timestamptz not null,
  foreign key (business_id, till_id) references tenant.tills on delete set null (till_id)
);
create unique index sim_cards_serial on platform.sim_cards (card_serial);
create index sim_cards_of_business on platform.sim_cards (business_id, till_id);
grant select, insert, update, delete on platform.sim_cards to tezga_server;
