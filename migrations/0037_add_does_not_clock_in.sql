-- Somebody who does not clock in counts as present on every day with a shift; scans change nothing.
alter table employee add column does_not_clock_in boolean not null default false;
