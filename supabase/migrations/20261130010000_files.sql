-- Files that visitors send, such as a CV or a photo. One that no lead has is deleted after a day.
create table funnel.files (
  -- Made in the browser. It gives no access: only `key` does, which no browser learns.
  file_id uuid primary key,
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

-- Whose it is. A visitor who corrects an address leaves a second lead, which has the same files.
create table funnel.lead_files (
  submission_id uuid not null references funnel.leads (submission_id) on delete cascade,
  file_id uuid not null references funnel.files (file_id) on delete cascade,
  primary key (submission_id, file_id)
);

create index leads_of_file on funnel.lead_files (file_id);

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
  foreach name in array array['files', 'lead_files', 'file_parts'] loop
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
