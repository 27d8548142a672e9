-- What was known of a visitor who left a contact: the quiz, scores, the outcome, and where they came from.
alter table funnel.leads add column about jsonb;
