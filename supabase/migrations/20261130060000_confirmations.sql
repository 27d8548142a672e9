-- Addresses that somebody has left and whoever reads their mail is asked to confirm, once for each lead.
create table funnel.confirmations (
  submission_id uuid primary key references funnel.leads (submission_id) on delete cascade,
  -- Whoever knows it has read the mail.
  -- In letters alone, as programs take digits in mails and logs for numbers of phones.
  key text not null unique
    default translate(gen_random_uuid()::text || gen_random_uuid()::text, '0123456789-', 'ghijklmnop'),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  funnel_id text not null,
  funnel_version integer not null,
  -- Of the definition that had the words of the mail and of the consent.
  funnel_hash text not null
);

do $$
declare
  browser text;
begin
  alter table funnel.confirmations enable row level security;
  alter table funnel.confirmations force row level security;
  execute 'create policy backend on funnel.confirmations to current_user using (true) with check (true)';
  revoke all on funnel.confirmations from public;
  foreach browser in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = browser) then
      execute format('revoke all on funnel.confirmations from %I', browser);
    end if;
  end loop;
end
$$;
