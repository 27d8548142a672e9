-- What happens to an order after it was paid: refunds, disputes, cancellations, renewals that fail. Each charge, dispute,
-- subscription and invoice at the provider is one row in the latest state that an event told. Orders are found by the
-- columns below when the rows are read, so that an event may come before its order.

-- What the payment is called at the provider; a session that renews has no payment intent of its own but a customer.
alter table funnel.orders add column payment_intent text, add column subscription text, add column customer text;

create table funnel.provider_objects (
  provider text not null,
  object_id text not null,
  kind text not null check (kind in ('charge', 'dispute', 'subscription', 'invoice')),
  state text not null,
  -- Given back, disputed or due, in the smallest unit of the currency; 0 of a subscription.
  amount integer not null check (amount >= 0),
  currency char(3),
  reason text,
  -- When a subscription ends or has ended.
  ends_at timestamptz,
  payment_intent text,
  subscription text,
  customer text,
  -- Of the checkout that it goes back to, where the provider has copied our metadata.
  attempt text,
  -- Whether nothing comes after this state, whatever older events say.
  is_final boolean not null,
  -- When it got into this state, by the provider's clock.
  happened_at timestamptz not null,
  funnel_id text not null,
  funnel_version integer not null,
  funnel_hash text not null,
  primary key (provider, object_id)
);
create index provider_objects_payment_intent on funnel.provider_objects (payment_intent);
create index provider_objects_subscription on funnel.provider_objects (subscription);
create index provider_objects_customer on funnel.provider_objects (customer);
create index provider_objects_attempt on funnel.provider_objects (attempt);
create index orders_payment_intent on funnel.orders (payment_intent);

alter table funnel.provider_objects enable row level security;
alter table funnel.provider_objects force row level security;
create policy backend on funnel.provider_objects to current_user using (true) with check (true);

do $$
declare
  name text;
begin
  revoke all on funnel.provider_objects from public;
  for name in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on funnel.provider_objects from %I', name);
  end loop;
end
$$;
