-- What the company claims back of people who have left: money that was received on a day counts as settled; what is written off
-- waits again if it becomes another amount, like what is ignored.
alter table pay_difference add column received_on date;
alter table pay_difference drop constraint pay_difference_status_check;
alter table pay_difference add constraint pay_difference_status_check
  check (status in ('open', 'chosen', 'settled', 'ignored', 'received', 'written_off', 'void'));
alter table pay_difference add constraint pay_difference_received
  check ((status = 'received') = (received_on is not null));
drop index pay_difference_live;
create unique index pay_difference_live on pay_difference (company_id, run_id, employee_id)
  where status in ('open', 'chosen', 'ignored', 'written_off');
