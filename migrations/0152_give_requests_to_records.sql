-- Leave, overtime and corrections from before the engine get their request and their steps, company by company: row level security binds
-- the owner too.
do $$
declare
  company integer;
begin
  for company in select company_id from company order by company_id loop
    execute format('set local app.company_id = %s', company);

    insert into request (company_id, kind, subject_id, employee_id, requested_by, requested_by_name, facts, first_day, last_day, status,
      current_step, submitted_at, closed_at, created_at)
    select company, s.kind, s.subject_id, s.employee_id, first.account_id, coalesce(first.actor, ''),
      jsonb_build_object('title', s.title, 'first_day', s.first_day, 'last_day', s.last_day, 'part', s.part, 'from_time', s.from_time,
        'to_time', s.to_time, 'minutes', s.minutes, 'days', null, 'cancels_id', null,
        'cancels_kind', null),
      s.first_day, s.last_day, s.status,
      case s.status when 'pending' then 1 when 'approved' then 2 end, s.created_at,
      case when s.status in ('success', 'rejected', 'cancelled') then coalesce(last.at, s.created_at) end, s.created_at
    from (
      select 'leave' as kind, 'leave_request' as subject, r.id as subject_id, r.employee_id, left(t.name, 200) as title,
        r.start_date as first_day, r.end_date as last_day, r.part, null::text as from_time, null::text as to_time, null::int as minutes,
        r.status, r.created_at
      from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id
      where r.company_id = company
      union all
      select 'overtime', 'overtime_request', r.id, r.employee_id, '', r.work_date, r.work_date, null, to_char(r.from_time, 'HH24:MI'),
        to_char(r.to_time, 'HH24:MI'),
        (extract(epoch from r.to_time - r.from_time) / 60 + case when r.to_time <= r.from_time then 1440 else 0 end)::int,
        r.status, r.created_at
      from overtime_request r where r.company_id = company
      union all
      select 'scan_correction', 'scan_correction', r.id, r.employee_id, '', r.work_date, r.work_date, null,
        to_char(r.at at time zone interval '7 hours', 'HH24:MI'), null, null, r.status, r.created_at
      from scan_correction r where r.company_id = company) s
    left join lateral (select d.account_id, d.actor from decision d
      where d.company_id = company and d.subject = s.subject and d.subject_id = s.subject_id order by d.id limit 1) first on true
    left join lateral (select d.at from decision d
      where d.company_id = company and d.subject = s.subject and d.subject_id = s.subject_id order by d.id desc limit 1) last on true
    on conflict (company_id, id) do nothing;

    update decision d set request_id = r.id, channel = case when d.reason = 'import' then 'import' else 'web' end
    from request r
    where d.company_id = company and r.company_id = company and r.subject_id = d.subject_id
      and d.subject = case r.kind when 'leave' then 'leave_request' when 'overtime' then 'overtime_request' else r.kind end;

    -- What the line manager has approved waits for HR; all else was or is HR's.
    insert into request_step (company_id, request_id, no, kind, employee_id, role, may_be_skipped, status, opened_at, decided_at)
    select company, r.id, 1, r.kind, r.employee_id, case when r.status = 'approved' then 'linemanager' else 'hr' end,
      r.status = 'approved',
      case r.status when 'pending' then 'open' when 'rejected' then 'rejected'
        when 'cancelled' then case when exists (select from decision d
          where d.company_id = company and d.request_id = r.id and d.verdict = 'approved') then 'approved' else 'closed' end
        else 'approved' end,
      r.created_at, case when r.status <> 'pending' then coalesce(r.closed_at, r.created_at) end
    from request r where r.company_id = company
    on conflict (company_id, request_id, no) do nothing;
    insert into request_step (company_id, request_id, no, kind, employee_id, role, status, opened_at)
    select company, r.id, 2, r.kind, r.employee_id, 'hr', 'open', r.created_at
    from request r where r.company_id = company and r.status = 'approved'
    on conflict (company_id, request_id, no) do nothing;
  end loop;
  execute 'set local app.company_id = ''''';
end
$$;
