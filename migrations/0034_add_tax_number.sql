-- The employee's taxpayer identification number (TIN): 9 to 13 digits, as typed.
alter table employee add column tax_number text not null default '';
