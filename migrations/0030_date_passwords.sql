-- When the present password was set: one that somebody else typed is good for a week.
alter table account add column password_set_at timestamptz not null default now();
