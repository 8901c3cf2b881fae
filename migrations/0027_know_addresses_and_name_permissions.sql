-- Networks that an account has signed in from: a flood of guesses from elsewhere does not lock the owner out there.
create table known_address (
  account_id bigint not null references account (id) on delete cascade,
  company_id integer references company (company_id),
  -- An IPv4 address, or the /64 of an IPv6 one.
  network text not null,
  last_at timestamptz not null default now(),
  primary key (account_id, network)
);
select install_directory_tenancy('known_address');

-- Permissions and roles read well in both languages.
alter table permission rename column display_name to display_name_la;
alter table permission add column display_name_en text not null default '';
alter table permission rename column description to description_la;
alter table permission add column description_en text not null default '';
alter table role rename column description to description_la;
alter table role add column description_en text not null default '';

-- Secrets of authenticator apps are sealed by the process (AES-256-GCM), never by the database.
comment on column second_factor.secret is 'Sealed with the key of SECRET_KEY or DATA_DIR/secret.key; the Base32 text of older rows is sealed at the next start.';
