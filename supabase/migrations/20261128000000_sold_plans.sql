-- The plan as it was sold, at the price and in the number of this session: mail and receipt speak of it, whatever becomes
-- of it in the definition. Null for what was sold before.
alter table funnel.checkout_sessions add column sold jsonb;
