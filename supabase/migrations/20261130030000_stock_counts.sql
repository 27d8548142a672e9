-- What is taken of a stock is counted for each visitor of an offer: by the sessions that take of it, without those that ended
-- unpaid, and by the few payments of which something was given back, from which their orders are looked up.
drop index funnel.checkout_sessions_takes;
create index checkout_sessions_takes on funnel.checkout_sessions (funnel_id)
  where takes is not null and status in ('creating', 'open', 'complete');
create index provider_objects_taken_back on funnel.provider_objects (provider)
  where amount > 0 and (kind = 'charge' or kind = 'dispute' and state = 'lost');
create index orders_subscription on funnel.orders (subscription) where subscription is not null;
create index orders_customer on funnel.orders (customer) where customer is not null;
create index checkout_sessions_attempt_text on funnel.checkout_sessions ((attempt::text));
