-- Each pick and each lead asks what its visit has.
create index appointments_of_visit on funnel.appointments (visit_id);
