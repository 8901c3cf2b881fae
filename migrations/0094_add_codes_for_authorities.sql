-- The codes under which authorities know the company: its number at the social security fund, and its taxpayer identification number (TIN).
alter table company_setting add column sso_enterprise_code text not null default '';
alter table company_setting add column tax_number text not null default '';
