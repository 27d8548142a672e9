-- A lead may have an e-mail address, a phone number and a name, and it needs one of the first two.
alter table funnel.leads add column name text;
alter table funnel.leads drop constraint leads_check;
alter table funnel.leads add constraint leads_contact check (email is not null or phone is not null);
-- By what a person is looked for who names their phone number.
create index leads_phone on funnel.leads (phone) where phone is not null;
