-- The ground every table stands on: two roles without rights of their own, row level security installed by function, Lao order and folding.

create extension if not exists pg_trgm;

-- Roles belong to the whole server: an administrator may have made them, where the owner may not, and another database of it may be
-- making them at this very moment.
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'champa_app') then
      create role champa_app login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    if not exists (select from pg_roles where rolname = 'champa_bulk') then
      create role champa_bulk login nosuperuser nocreatedb nocreaterole noreplication bypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
end
$$;

-- Nothing for everybody: what the application may do is granted by name.
do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to champa_app, champa_bulk', current_database());
end
$$;
revoke all on schema public from public;
grant usage on schema public to champa_app, champa_bulk;
alter default privileges revoke execute on functions from public;

create collation lao (provider = icu, locale = 'lo', deterministic = true);

-- What is wrong with a table as a tenant table; no rows when it is in order.
create function tenancy_faults(tenant_table regclass) returns setof text
language plpgsql stable as $$
declare
  company smallint;
  found record;
begin
  select attnum into company from pg_attribute
   where attrelid = tenant_table and attname = 'company_id' and atttypid = 'int4'::regtype and attnotnull and not attisdropped;
  if company is null then
    return next format('%s needs a column company_id integer not null', tenant_table);
    return;
  end if;
  if not exists (select from pg_index where indrelid = tenant_table and indisprimary and indkey[0] = company) then
    return next format('%s needs a primary key that begins with company_id', tenant_table);
  end if;
  for found in select indexrelid::regclass as name from pg_index
                where indrelid = tenant_table and indisunique and not company = any (indkey[0:indnkeyatts - 1]) loop
    return next format('unique index %s of %s does not contain company_id', found.name, tenant_table);
  end loop;
  for found in select c.conname as name, c.confrelid::regclass as target from pg_constraint c
                where c.conrelid = tenant_table and c.contype = 'f' and not company = any (c.conkey)
                  and (c.confrelid = tenant_table
                       or exists (select from pg_policy p where p.polrelid = c.confrelid and p.polname = 'tenancy')) loop
    return next format('foreign key %s of %s to %s does not contain company_id', found.name, tenant_table, found.target);
  end loop;
end
$$;

-- Row level security that binds the owner too, and the rights of the application.
create function guard_table(guarded regclass) returns void
language plpgsql as $$
declare
  counter text;
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('revoke all on table %s from public', guarded);
  execute format('grant select, insert, update, delete on table %s to champa_app', guarded);
  for counter in select pg_get_serial_sequence(guarded::text, attname) from pg_attribute
                  where attrelid = guarded and attnum > 0 and not attisdropped loop
    if counter is not null then
      execute format('grant usage on sequence %s to champa_app', counter);
    end if;
  end loop;
end
$$;

-- A tenant table: every row belongs to one company, and without a company there are no rows. The comparison stays in this integer form:
-- casting the column to text costs three times as much.
create function install_tenancy(tenant_table regclass) returns void
language plpgsql as $$
declare
  faults text;
begin
  select string_agg(fault, '; ') into faults from tenancy_faults(tenant_table) as fault;
  if faults is not null then
    raise exception 'not a tenant table: %', faults;
  end if;
  perform guard_table(tenant_table);
  execute format($policy$
    create policy tenancy on %s
      using (company_id = nullif(current_setting('app.company_id', true), '')::int)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::int)
  $policy$, tenant_table);
end
$$;

-- A directory table of the provider (companies, accounts, sessions, audit): a company sees its own rows, the provider all of them. Rows
-- without a company are the provider's.
create function install_directory_tenancy(directory_table regclass, company_column name default 'company_id') returns void
language plpgsql as $$
begin
  perform guard_table(directory_table);
  execute format($policy$
    create policy directory_tenancy on %1$s
      using (%2$I = nullif(current_setting('app.company_id', true), '')::int or current_setting('app.provider', true) = 'on')
      with check (%2$I = nullif(current_setting('app.company_id', true), '')::int or current_setting('app.provider', true) = 'on')
  $policy$, directory_table, company_column);
end
$$;

-- A list for all companies (provinces, banks, laws): everybody reads, the provider writes. `writable`: the application's own counters,
-- which hold nothing of any company and are written by every process.
create function install_reference(reference_table regclass, writable boolean default false) returns void
language plpgsql as $$
begin
  perform guard_table(reference_table);
  if writable then
    execute format('create policy reference_counters on %s using (true) with check (true)', reference_table);
    return;
  end if;
  execute format('create policy reference_read on %s for select using (true)', reference_table);
  execute format($policy$
    create policy reference_write on %s
      using (current_setting('app.provider', true) = 'on')
      with check (current_setting('app.provider', true) = 'on')
  $policy$, reference_table);
end
$$;

-- COPY is refused under row level security: the bulk role passes it by, and may do nothing but insert.
create function allow_bulk(bulk_table regclass) returns void
language plpgsql as $$
declare
  counter text;
begin
  execute format('grant insert on table %s to champa_bulk', bulk_table);
  for counter in select pg_get_serial_sequence(bulk_table::text, attname) from pg_attribute
                  where attrelid = bulk_table and attnum > 0 and not attisdropped loop
    if counter is not null then
      execute format('grant usage on sequence %s to champa_bulk', counter);
    end if;
  end loop;
end
$$;

-- One spelling for search; the same steps as foldLao in kit/contract/lao-folding.ts. NFKC takes apart ຳ, ໜ and ໝ.
create function fold_lao(given text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(
  translate(
    replace(replace(
      regexp_replace(
        lower(normalize(regexp_replace(given, '[\u200B-\u200D\u2060\uFEFF]', '', 'g'), NFKC) collate pg_c_utf8),
        '\u0ECD([\u0EC8-\u0ECB])', '\1' || U&'\0ECD', 'g'),
      U&'\0EAB\0EBC', U&'\0EAB\0EA5'), U&'\0EC0\0EC0', U&'\0EC1'),
    '໐໑໒໓໔໕໖໗໘໙', '0123456789'),
  '[\u0009-\u000D\u0020\u0085\u2028\u2029]+', ' ', 'g'));
grant execute on function fold_lao(text) to champa_app, champa_bulk;
