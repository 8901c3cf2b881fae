-- Why the employee leaves or has left; '' while there is no end date.
alter table employee add column resigned_reason text not null default '';
