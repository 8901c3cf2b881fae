-- Everybody whose calculation the payslips come from, first the one who calculated the whole run; empty while that is the only one. With two
-- people required, none of them approves the run alone.
alter table payroll_calculation add column calculated_by bigint[] not null default '{}';
