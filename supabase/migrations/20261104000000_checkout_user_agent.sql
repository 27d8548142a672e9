-- What the buyer's browser calls itself, without which advertising services match no purchase of a website. Kept only
-- where conversion events may be sent, so that a purchase that only the webhook told of has it too.

alter table funnel.checkout_sessions add column user_agent text;
