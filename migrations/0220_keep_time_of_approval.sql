-- When an approval request was finally approved: a request that is cancelled later is closed at another time.
alter table approval add column approved_at timestamptz;

do $$
declare
  company integer;
begin
  for company in select company_id from company order by company_id loop
    execute format('set local app.company_id = %s', company);
    update approval r set approved_at = q.closed_at from request q
      where r.company_id = company and q.company_id = company and q.kind = 'approval' and q.subject_id = r.id
        and r.verify_code is not null;
  end loop;
  execute 'set local app.company_id = ''''';
end
$$;
