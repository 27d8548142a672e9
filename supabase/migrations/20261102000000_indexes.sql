-- What is looked up on every call of a function, and would otherwise be read from end to end.

create index consents_visit on funnel.consents (visit_id, given_at desc);
create index leads_visit on funnel.leads (visit_id, received_at desc) where email is not null;
create index checkout_sessions_event on funnel.checkout_sessions (event_id);
create index orders_event on funnel.orders (event_id);
