-- How many of each stock an order takes, by name, as it was when it was begun: {"seats": 2}. Null for one that took of none, as
-- before stocks were there: it is counted by its plan.
alter table funnel.checkout_sessions add column takes jsonb;
create index checkout_sessions_takes on funnel.checkout_sessions (funnel_id) where takes is not null;
create index checkout_sessions_plan on funnel.checkout_sessions (plan_id) where takes is null and status in ('open', 'complete');
