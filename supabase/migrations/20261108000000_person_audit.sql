-- That a person's data was handed out or erased, for who must show that it was. Whom it was about is kept as the SHA-256 of
-- their address, so that it is found by who knows the address and tells nobody else.

create table funnel.person_audit (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in ('export', 'erase')),
  email_hash text not null,
  -- How many rows of each table.
  counts jsonb not null,
  done_at timestamptz not null
);

alter table funnel.person_audit enable row level security;
alter table funnel.person_audit force row level security;
create policy backend on funnel.person_audit to current_user using (true) with check (true);

do $$
declare
  name text;
begin
  revoke all on funnel.person_audit from public;
  for name in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on funnel.person_audit from %I', name);
  end loop;
end
$$;
