-- The step of the receipt that a payment leads to; null for the first receipt of the funnel.
alter table funnel.checkout_sessions add column receipt text;
