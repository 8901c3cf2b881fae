-- One list of a company's days off, public holidays among them; and what a kind of leave gives.

alter table company_holiday rename to rest_day;
alter table rest_day rename column date to from_date;
alter table rest_day
  -- Of a regular one its only or first day; of the others the first day on which the rule holds, null where it always has.
  alter column from_date drop not null,
  alter column name_en set default '',
  add column kind text not null default 'regular' check (kind in ('weekly', 'monthly', 'annual', 'regular')),
  -- A holiday is paid and has its own result; on a rest day there is no shift.
  add column counts_as text not null default 'holiday' check (counts_as in ('holiday', 'rest')),
  -- Monday is 1, Sunday is 7.
  add column weekday text check (weekday in ('1', '2', '3', '4', '5', '6', '7')),
  add column month text check (month in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')),
  -- In a shorter month its last day: 31 is the last day of every month.
  add column month_day integer check (month_day between 1 and 31),
  add column to_date date,
  add column version integer not null default 1,
  add column deleted_at timestamptz,
  drop constraint company_holiday_company_id_date_key,
  add constraint rest_day_once unique nulls not distinct (company_id, kind, counts_as, weekday, month, month_day, from_date),
  add constraint rest_day_fits_kind check (
    (weekday is not null) = (kind = 'weekly')
    and (month is not null) = (kind = 'annual')
    and (month_day is not null) = (kind in ('monthly', 'annual'))
    and (kind <> 'regular' or from_date is not null)),
  add constraint rest_day_ends_after_start check (to_date >= from_date);

alter table leave_type
  -- Days a year, halves too; null is without a bound.
  add column amount numeric(5, 1) check (amount between 0 and 366),
  -- Whole months of work after which it may be taken.
  add column months_before_usable integer not null default 0 check (months_before_usable between 0 and 600),
  add column category text not null default 'other'
    check (category in ('annual', 'sick', 'personal', 'maternity', 'family', 'other')),
  -- Only on these days of the company's choice, not on days of the employee's.
  add column by_date boolean not null default false,
  add column first_date date,
  add column last_date date check (last_date >= first_date),
  add constraint leave_type_dates check ((first_date is not null and last_date is not null) = by_date
    and (first_date is null) = (last_date is null));
