-- Appointments: kept for a visit that has picked one for a while, and for good once a lead has it.
create table funnel.appointments (
  appointment_id uuid primary key default gen_random_uuid(),
  calendar text not null,
  -- The field that it was picked in.
  field text not null,
  -- When it begins, by the clock of its calendar: 2026-12-14T10:30+01:00.
  at text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  visit_id uuid,
  -- Null once a lead has it.
  held_until timestamptz,
  submission_id uuid references funnel.leads (submission_id) on delete cascade,
  -- When the visitor picked another one instead, or somebody cancelled it.
  given_up_at timestamptz,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  check ((held_until is null) = (submission_id is not null))
);

create index appointments_taken on funnel.appointments (funnel_id, calendar, ends_at) where given_up_at is null;
create index appointments_of_lead on funnel.appointments (submission_id);
-- A visit has one at a time in its hand.
create unique index appointments_held on funnel.appointments (funnel_id, visit_id, field) where submission_id is null;

do $$
declare
  browser text;
begin
  alter table funnel.appointments enable row level security;
  alter table funnel.appointments force row level security;
  execute 'create policy backend on funnel.appointments to current_user using (true) with check (true)';
  revoke all on funnel.appointments from public;
  foreach browser in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = browser) then
      execute format('revoke all on funnel.appointments from %I', browser);
    end if;
  end loop;
end
$$;
