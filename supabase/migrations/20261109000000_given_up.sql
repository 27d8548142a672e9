-- What was given up is counted whenever somebody looks how the funnel is doing.

create index outbox_dead on funnel.outbox (kind) where state = 'dead';
