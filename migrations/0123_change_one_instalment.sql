-- Amounts of single months of an entry in instalments, in place of the usual instalment: [{"month": "2026-09", "amount": 100000}]. Later
-- months take the rest.
alter table payroll_item_employee add column month_amounts jsonb not null default '[]';
