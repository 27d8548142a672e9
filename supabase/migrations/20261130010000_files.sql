-- Files that visitors send, such as a CV or a photo. One that no lead names is deleted after a day.
create table funnel.files (
  -- Made in the browser. It gives no access: only `key` does, which no browser learns.
  file_id uuid primary key,
  -- The lead that it belongs to.
  submission_id uuid references funnel.leads (submission_id) on delete cascade,
  field text not null,
  name text not null,
  -- By its bytes, not by its name.
  mime text not null,
  size integer not null check (size > 0),
  -- Whoever knows it may read the file.
  key text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  begun_at timestamptz not null default now(),
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null
);

create index files_of_lead on funnel.files (submission_id);
create index files_of_nobody on funnel.files (begun_at) where submission_id is null;

-- A file comes in parts, so that a connection that breaks costs one of them.
create table funnel.file_parts (
  file_id uuid not null references funnel.files (file_id) on delete cascade,
  part integer not null check (part >= 0),
  bytes bytea not null,
  primary key (file_id, part)
);

do $$
declare
  name text;
  browser text;
begin
  foreach name in array array['files', 'file_parts'] loop
    execute format('alter table funnel.%I enable row level security', name);
    execute format('alter table funnel.%I force row level security', name);
    execute format('create policy backend on funnel.%I to current_user using (true) with check (true)', name);
    execute format('revoke all on funnel.%I from public', name);
    foreach browser in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = browser) then
        execute format('revoke all on funnel.%I from %I', name, browser);
      end if;
    end loop;
  end loop;
end
$$;
