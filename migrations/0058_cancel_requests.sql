-- Leave and overtime can be changed and cancelled. What was rejected or cancelled can be entered again: the keys cover the other requests only.
alter table leave_request drop constraint leave_request_status_check;
alter table leave_request add constraint leave_request_status_check
  check (status in ('pending', 'approved', 'success', 'rejected', 'cancelled'));
alter table leave_request drop constraint leave_request_company_id_employee_id_start_date_end_date_pa_key;
create unique index leave_request_once on leave_request (company_id, employee_id, start_date, end_date, part, leave_type_id)
  where status not in ('rejected', 'cancelled');

alter table overtime_request drop constraint overtime_request_status_check;
alter table overtime_request add constraint overtime_request_status_check
  check (status in ('pending', 'approved', 'success', 'rejected', 'cancelled'));
alter table overtime_request drop constraint overtime_request_company_id_employee_id_work_date_from_time_key;
create unique index overtime_request_once on overtime_request (company_id, employee_id, work_date, from_time, to_time)
  where status not in ('rejected', 'cancelled');

alter table decision drop constraint decision_verdict_check;
alter table decision add constraint decision_verdict_check
  check (verdict in ('approved', 'rejected', 'paid', 'withdrawn', 'changed', 'cancelled'));
-- The values before and after a change: {"before": {...}, "after": {...}}.
alter table decision add column change jsonb;
