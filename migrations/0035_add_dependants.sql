-- How many people the employee supports; null where nobody has said.
alter table employee add column dependants smallint;
alter table employee add constraint employee_dependants check (dependants between 0 and 20);
