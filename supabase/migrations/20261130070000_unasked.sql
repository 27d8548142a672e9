-- No time where no mail was written: to a machine, or to a mailbox that had as many as it may get in a day.
alter table funnel.confirmations alter column asked_at drop not null;
