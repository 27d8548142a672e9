-- Where a buyer came from, first and last, as their browser says it.
alter table funnel.checkout_sessions add column touches jsonb;
alter table funnel.orders add column touches jsonb;
