-- A mail with a sign-in link or code is useless after the link or code has expired: then its body is not shown, sent or stored any longer.
alter table mail add column opens_until timestamptz;
update mail set opens_until = created_at + interval '7 days' where opens_account;
alter table mail add constraint mail_opens_until check (opens_account = (opens_until is not null));
