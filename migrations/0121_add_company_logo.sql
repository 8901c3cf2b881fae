-- The logo of a company: the id of its stored file.
alter table company_setting add column logo bigint;
alter table company_setting add constraint company_setting_logo_fkey
  foreign key (company_id, logo) references stored_file (company_id, id);
