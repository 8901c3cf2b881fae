-- Overtime at a rate is paid with money, or with time off: `holiday`. The result of a day keeps both apart; pay reads money only.
alter table overtime_rate add column pay_type text not null default 'cash';
alter table overtime_rate add constraint overtime_rate_pay_type_check check (pay_type in ('cash', 'holiday'));
alter table overtime_result add column pay_type text not null default 'cash';
alter table overtime_result add constraint overtime_result_pay_type_check check (pay_type in ('cash', 'holiday'));
alter table overtime_result drop constraint overtime_result_pkey;
alter table overtime_result add constraint overtime_result_pkey
  primary key (company_id, employee_id, work_date, multiplier, pay_type);

-- Days after the date of the overtime until which the time off can be taken; null: without an end.
alter table company_setting add column comp_expires_days smallint default 180;
alter table company_setting add constraint company_setting_comp_expires_check check (comp_expires_days between 1 and 1100);

-- The leave type of the time off, which only overtime fills.
alter table leave_type drop constraint leave_type_category_check;
alter table leave_type add constraint leave_type_category_check
  check (category in ('annual', 'sick', 'personal', 'maternity', 'family', 'other', 'comp'));
