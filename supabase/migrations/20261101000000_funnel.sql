-- Everything the funnel's backend keeps, for Postgres 15. The schema is not exposed by any API; the functions are the
-- only door. Times are UTC, amounts whole numbers of the currency's smallest unit, every row names the definition that
-- was live when it was written.

create schema if not exists funnel;

-- Who has been here, and what they answered, so that a purchase and an e-mail address can be found again.
create table funnel.visits (
  visit_id uuid primary key,
  email text,
  quiz jsonb not null default '{}',
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table funnel.leads (
  id uuid primary key default gen_random_uuid(),
  -- Made once in the browser: the same lead handed over twice is one row.
  submission_id uuid not null unique,
  visit_id uuid,
  email text,
  phone text,
  source text not null,
  submitted_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- Why it looks like a machine wrote it. Marked, never dropped.
  suspicion text,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  check ((email is null) <> (phone is null))
);

create table funnel.checkout_sessions (
  id uuid primary key default gen_random_uuid(),
  -- Made once in the browser for one press of the button; also the provider's idempotency key.
  attempt uuid not null unique,
  provider text not null check (provider in ('stripe', 'sandbox')),
  -- The provider's id; empty until the provider has answered.
  session text unique,
  status text not null default 'creating' check (status in ('creating', 'open', 'complete', 'expired', 'failed')),
  plan_id text not null,
  email text not null,
  visit_id uuid,
  -- Whether the provider's own page is used instead of a form on ours.
  is_hosted boolean not null default false,
  amount integer not null check (amount >= 0),
  currency char(3) not null,
  renewal_amount integer check (renewal_amount >= 0),
  renewal_every text,
  terms text not null,
  -- Shared by the browser's pixel and the server's event, so that a purchase counts once.
  event_id uuid not null,
  -- Whether conversion events may be sent for this visitor.
  may_track boolean not null default false,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index checkout_sessions_unsettled on funnel.checkout_sessions (created_at) where status in ('creating', 'open');

create table funnel.accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  created_at timestamptz not null default now()
);
create unique index accounts_email on funnel.accounts (lower(email));

create table funnel.orders (
  id uuid primary key default gen_random_uuid(),
  -- One session, one order, whoever asks and how often.
  session text not null unique references funnel.checkout_sessions (session),
  account_id uuid not null references funnel.accounts (id),
  -- Whether the account was there before this order.
  account_existed boolean not null,
  email text not null,
  plan_id text not null,
  amount integer not null,
  currency char(3) not null,
  terms text not null,
  event_id uuid not null,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  paid_at timestamptz not null default now()
);

-- Webhooks that were read, by the provider's own event id.
create table funnel.provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  session text,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create table funnel.consents (
  id uuid primary key default gen_random_uuid(),
  visit_id uuid not null,
  purpose text not null,
  is_given boolean not null,
  -- The sentence the visitor saw.
  wording text not null,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  given_at timestamptz not null default now()
);

-- What must still reach somebody else, written in the transaction that caused it. At least once, with a stable key.
create table funnel.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null unique,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  -- When it may be tried next. A sender that holds it moves this on, so that a sender that dies frees it again.
  due_at timestamptz not null default now(),
  last_problem text,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outbox_due on funnel.outbox (due_at) where state = 'waiting';

create table funnel.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  primary key (bucket, window_start)
);

-- Sessions of the test provider, which takes no money.
create table funnel.sandbox_sessions (
  session text primary key,
  attempt uuid not null unique,
  client_secret text not null unique,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  is_paid boolean not null default false,
  details jsonb not null,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  created_at timestamptz not null default now()
);

-- Closed: row security is forced even on the owner, and only the role that runs this file may pass.
do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'funnel' loop
    execute format('alter table funnel.%I enable row level security', name);
    execute format('alter table funnel.%I force row level security', name);
    execute format('create policy backend on funnel.%I to current_user using (true) with check (true)', name);
  end loop;
  revoke all on schema funnel from public;
  revoke all on all tables in schema funnel from public;
  -- Supabase's roles for browsers; elsewhere they do not exist.
  for name in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on schema funnel from %I', name);
    execute format('revoke all on all tables in schema funnel from %I', name);
  end loop;
end
$$;
