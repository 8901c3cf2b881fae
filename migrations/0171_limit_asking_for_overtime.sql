-- The company's rules of asking for overtime: how many days after its date employees can still ask (0: on the date), whether they must ask
-- before it starts, and the shortest overtime. HR can enter overtime at any time.
alter table company_setting add column overtime_ask_until_days smallint not null default 3;
alter table company_setting add column overtime_must_be_before boolean not null default false;
alter table company_setting add column overtime_min_minutes smallint not null default 0;
alter table company_setting add constraint company_setting_overtime_ask_check check (overtime_ask_until_days between 0 and 62);
alter table company_setting add constraint company_setting_overtime_min_check check (overtime_min_minutes between 0 and 480);
