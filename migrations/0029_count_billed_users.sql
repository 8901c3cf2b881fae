-- How many people a company employed on any day of a month: what the provider bills by. The provider learns the number alone:
-- it reads no employee, so the count is asked under the company's own setting, and the caller's setting comes back after it.
create function employed_in_month(company integer, first_day date) returns integer
language plpgsql as $$
declare
  before text := current_setting('app.company_id', true);
  found integer;
begin
  if current_setting('app.provider', true) is distinct from 'on' then
    raise exception 'only the provider counts the users of companies';
  end if;
  perform set_config('app.company_id', company::text, true);
  select count(*) into found from employee
    where company_id = company and deleted_at is null
      and start_date < first_day + interval '1 month' and (end_date is null or end_date >= first_day);
  perform set_config('app.company_id', coalesce(before, ''), true);
  return found;
end
$$;
revoke all on function employed_in_month(integer, date) from public;
grant execute on function employed_in_month(integer, date) to champa_app;
