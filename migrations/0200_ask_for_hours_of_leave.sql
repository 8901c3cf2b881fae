-- The smallest part of a day that can be asked for of a leave type; hours only of paid leave. Time off for overtime is taken by the hour.
alter table leave_type add column smallest text not null default 'half';
alter table leave_type add constraint leave_type_smallest check (smallest in ('day', 'half', 'hour'));

do $$
declare
  company integer;
begin
  for company in select company_id from company order by company_id loop
    execute format('set local app.company_id = %s', company);
    update leave_type set smallest = 'hour' where company_id = company and category = 'comp';
  end loop;
  execute 'set local app.company_id = ''''';
end
$$;

-- Hours of one day. A time to at or before the time from is on the next day.
alter table leave_request add column from_time time;
alter table leave_request add column to_time time;
alter table leave_request drop constraint leave_request_part_check;
alter table leave_request add constraint leave_request_part_check check (part in ('full', 'morning', 'afternoon', 'hours'));
alter table leave_request add constraint leave_request_hours_check check (
  (part = 'hours') = (from_time is not null) and (part = 'hours') = (to_time is not null) and from_time <> to_time
  and (part <> 'hours' or start_date = end_date));

drop index leave_request_once;
create unique index leave_request_once
  on leave_request (company_id, employee_id, start_date, end_date, part, leave_type_id, from_time, to_time) nulls not distinct
  where status not in ('rejected', 'cancelled', 'draft');
