-- When what is known of the visitor was known, by their clock: what is older changes nothing.
alter table funnel.leads add column known_at timestamptz;
