-- Each kind of delivery is sent by itself, so what is due is looked up by kind.

create index outbox_lane on funnel.outbox (kind, due_at) where state = 'waiting';
drop index funnel.outbox_due;

-- Leads that came while no receiver was set were not put into the outbox, and so were never sent. Receivers
-- know a repeat by the key.
insert into funnel.outbox (kind, key, payload, due_at, created_at, funnel_id, funnel_version, funnel_hash)
select 'lead-webhook', submission_id::text,
  jsonb_strip_nulls(jsonb_build_object('email', email, 'phone', phone,
    'timestamp', to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'source', source, 'submission_id', submission_id)),
  received_at, received_at, funnel_id, funnel_version, funnel_hash
from funnel.leads
on conflict (key) do nothing;
