-- Time off for overtime that ends unused is paid in the run of the month in which it ends.
alter table company_setting add column comp_pays_out boolean not null default false;
