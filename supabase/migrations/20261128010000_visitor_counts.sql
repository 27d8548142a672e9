-- How many visitors reached each step for the first time and went on from it, on each day (UTC) and with each set of variants
-- of experiments. Sums only: nothing here is about one person.
create table funnel.visitor_counts (
  funnel_id text not null,
  day date not null,
  variants jsonb not null,
  step text not null,
  reached integer not null check (reached >= 0),
  passed integer not null check (passed >= 0),
  primary key (funnel_id, day, variants, step)
);

alter table funnel.visitor_counts enable row level security;
alter table funnel.visitor_counts force row level security;
create policy backend on funnel.visitor_counts to current_user using (true) with check (true);

do $$
declare
  name text;
begin
  revoke all on funnel.visitor_counts from public;
  for name in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on funnel.visitor_counts from %I', name);
  end loop;
end
$$;
