-- What every part of the product may know of a company: whether its people may sign in, its name, its special menus. The rights and the
-- row level security of the reader hold (security_invoker), so a company sees itself alone.
create view tenant with (security_invoker = true) as
  select company_id, name, status, special_menus from company;
revoke all on tenant from public;
grant select on tenant to champa_app;
