-- What has to be otherwise for a cluster of machines (Citus): a trigger and a function that read tables. One machine behaves as before.

-- On a machine of a cluster the trigger runs on a shard, as payslip_102083: the runs are read from the shard beside it, which holds those of
-- the same companies. All touched rows are of one company, which row level security sees to.
create or replace function guard_locked_rows() returns trigger
language plpgsql as $$
declare
  runs text := 'payroll_run';
  company integer;
  shard bigint;
  locked bigint;
begin
  if tg_table_name ~ '_[0-9]+$' then
    select company_id into company from touched limit 1;
    if company is null then
      return null;
    end if;
    execute 'select get_shard_id_for_distribution_column(''payroll_run'', $1)' into shard using company;
    runs := 'payroll_run_' || shard;
  end if;
  execute format(
    'select run.id from %I run join touched on touched.company_id = run.company_id and touched.%I = run.calculation_id
      where run.status in (''approved'', ''paid'') limit 1', runs, tg_argv[0]) into locked;
  if locked is not null then
    raise exception 'payroll run % is approved: its % cannot be changed', locked, tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

-- SET LOCAL reaches the other machines, set_config does not: the count there would be of nobody.
create or replace function employed_in_month(company integer, first_day date) returns integer
language plpgsql as $$
declare
  before text := coalesce(current_setting('app.company_id', true), '');
  users integer;
begin
  if current_setting('app.provider', true) is distinct from 'on' then
    raise exception 'only the provider counts the users of companies';
  end if;
  execute format('set local app.company_id = %s', company);
  select count(*) into users from employee
    where company_id = company and deleted_at is null
      and start_date < first_day + interval '1 month' and (end_date is null or end_date >= first_day);
  execute format('set local app.company_id = %L', before);
  return users;
end
$$;

-- Where the database is spread over a cluster, a new tenant table is spread like those before it.
create or replace function install_tenancy(tenant_table regclass) returns void
language plpgsql as $$
declare
  faults text;
  is_spread boolean;
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
  if exists (select from pg_extension where extname = 'citus') then
    execute 'select exists (select from pg_dist_partition where logicalrelid = ''company_setting''::regclass)' into is_spread;
    if is_spread then
      execute format('select create_distributed_table(%L, ''company_id'', colocate_with => ''company_setting'')', tenant_table);
    end if;
  end if;
end
$$;
