-- Digests of the facts of each employee in a calculation: what has changed since is found by comparing them with those of today.
-- Null for a calculation of an earlier version.
alter table payroll_calculation add column facts jsonb;
