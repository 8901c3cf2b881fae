-- A company makes roles of its own besides those of the product. Templates are roles to start from, which nobody holds.

-- A list of the provider's that everybody reads, and beside it rows of companies, which each keeps for itself.
create function install_shared_list(shared_table regclass) returns void
language plpgsql as $$
begin
  perform guard_table(shared_table);
  execute format($policy$
    create policy shared_read on %s for select
      using (company_id is null or company_id = nullif(current_setting('app.company_id', true), '')::int
        or current_setting('app.provider', true) = 'on')
  $policy$, shared_table);
  execute format($policy$
    create policy shared_write on %s
      using (company_id = nullif(current_setting('app.company_id', true), '')::int or current_setting('app.provider', true) = 'on')
      with check (company_id = nullif(current_setting('app.company_id', true), '')::int or current_setting('app.provider', true) = 'on')
  $policy$, shared_table);
end
$$;

alter table role add column company_id integer, add column is_template boolean not null default false;
alter table role add constraint role_company foreign key (company_id) references company (company_id);
update role set name = 'own ' || substr(name, 5) where name like 'own-%';
-- Sessions and rules know roles by name: one of a company's own can be none of the product's.
alter table role add constraint role_own_name check ((company_id is null) = (name !~ '^own-'));
alter table role add constraint role_own_side check (company_id is null or (side = 'company' and not is_template));
alter table role add constraint role_of_company unique (company_id, id);
create unique index role_company_la on role (company_id, display_name_la);
create unique index role_company_en on role (company_id, display_name_en);
drop policy reference_read on role;
drop policy reference_write on role;
select install_shared_list('role');

-- The company of the role: a company adds permissions to its own roles alone.
alter table role_permission add column company_id integer;
alter table role_permission add constraint role_permission_own foreign key (company_id, role_id) references role (company_id, id) on delete cascade;
drop policy reference_read on role_permission;
drop policy reference_write on role_permission;
select install_shared_list('role_permission');

-- Nobody holds a role of another company or a template, whoever writes it down. A company does not see the roles of others.
create function guard_role_holder() returns trigger
language plpgsql as $$
begin
  if not exists (select from role r where r.id = new.role_id and not r.is_template
                   and (r.company_id is null or r.company_id = new.company_id)) then
    raise exception 'role % is not for accounts of company %', new.role_id, new.company_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger guard_role_holder before insert or update on account_role for each row execute function guard_role_holder();

insert into permission (name, side) values ('view-company-role', 'company'), ('edit-company-role', 'company')
on conflict (name) do nothing;
insert into role_permission (role_id, permission_id)
select r.id, p.id from role r, permission p where r.name = 'companyadmin' and p.name in ('view-company-role', 'edit-company-role')
on conflict do nothing;
