-- By what the retention jobs look for that is old enough to be forgotten.

create index outbox_settled on funnel.outbox ((coalesce(delivered_at, due_at))) where state <> 'waiting';
create index provider_events_received on funnel.provider_events (received_at);
create index provider_objects_happened on funnel.provider_objects (happened_at);
