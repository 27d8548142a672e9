-- Parameters of the buyer's address that conditions ask about and variants of experiments, as they were when this checkout
-- was opened: a visit has those of its last checkout. Null for what was opened before, and once the buyer is erased.
alter table funnel.checkout_sessions add column query jsonb;
