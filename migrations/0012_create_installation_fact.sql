-- What the installation remembers of itself, such as that its demo has been made. No company's data.
create table installation_fact (
  key text primary key,
  value jsonb not null default '{}',
  at timestamptz not null default now()
);
select install_reference('installation_fact');
