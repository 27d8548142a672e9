-- A delivery that only consent allows names the visit whose word it hangs on, so that it is dropped when the visit says
-- no before it was sent.

alter table funnel.outbox add column visit_id uuid;
alter table funnel.outbox drop constraint outbox_state_check;
alter table funnel.outbox
  add constraint outbox_state_check check (state in ('waiting', 'delivered', 'dropped', 'dead'));
create index outbox_visit on funnel.outbox (visit_id) where state = 'waiting' and visit_id is not null;
