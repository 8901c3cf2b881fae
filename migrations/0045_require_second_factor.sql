-- A company may require the second factor of its staff. The transaction that authenticates is the provider's, which does not see
-- company_setting: the switch is copied to company.
alter table company_setting add column require_second_factor boolean not null default false;
alter table company add column requires_second_factor boolean not null default false;

create function copy_require_second_factor() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  update company set requires_second_factor = new.require_second_factor
   where company_id = new.company_id and requires_second_factor <> new.require_second_factor;
  return null;
end $$;
create trigger copy_require_second_factor after insert or update of require_second_factor on company_setting
  for each row execute function copy_require_second_factor();
grant execute on function copy_require_second_factor() to champa_app;

create or replace view tenant with (security_invoker = true) as
  select company_id, name, status, special_menus, requires_second_factor from company;
