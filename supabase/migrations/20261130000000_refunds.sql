-- Each refund by itself, because one that the provider has told of can fail days later. What is given back of a charge can
-- therefore become less, so that no state of a charge is final.
alter table funnel.provider_objects drop constraint provider_objects_kind_check;
alter table funnel.provider_objects add constraint provider_objects_kind_check
  check (kind in ('charge', 'refund', 'dispute', 'subscription', 'invoice'));
update funnel.provider_objects set is_final = false where kind = 'charge' and is_final;
