-- An accepted payslip whose account is shared counts while it is paid to this account and shared with nobody else; and with two people
-- required, not if the person who accepted it also calculated it. What was accepted before is to be looked at again if an account is shared.
alter table payslip_check add column account text not null default '';
-- Employee numbers.
alter table payslip_check add column shared_with text[] not null default '{}';
-- The account of the user; empty for what was accepted before.
alter table payslip_check add column checked_by bigint;
