-- How many payments a plan is sold in that is paid in parts; null for any other. `renewal_amount` and `renewal_every` are
-- those of a part.
alter table funnel.checkout_sessions add column parts integer check (parts > 1);
