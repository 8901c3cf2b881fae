-- Employees without an email address sign in with the code of their company and their employee number or phone number.

-- The start of a code from a name: its Latin letters, or the consonants of a Lao name; without the Lao and English words for "company".
create function sign_in_letters(name text) returns text
language sql immutable parallel safe
return left(regexp_replace(
  translate(regexp_replace(lower(name), 'ບໍລິສັດ|ຈຳກັດ|company|limited|ltd', '', 'g'),
    'ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮໜໝ', 'kkkgjsxydtttnbppfpfmyrlvhohnm'),
  '[^a-z]', '', 'g'), 8);
grant execute on function sign_in_letters(text) to champa_app;

-- Lower case. With the number of the company at its end, it is unique without reading the others; the administrator can choose another one.
alter table company add column sign_in_code text;
update company set sign_in_code = coalesce(nullif(sign_in_letters(name), ''), 'c') || company_id;
alter table company alter column sign_in_code set not null;
alter table company add constraint company_sign_in_code_form check (sign_in_code ~ '^[a-z0-9]{2,20}$');
create unique index company_sign_in_code on company (sign_in_code);

create function give_sign_in_code() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
begin
  new.sign_in_code := coalesce(new.sign_in_code, coalesce(nullif(sign_in_letters(new.name), ''), 'c') || new.company_id);
  return new;
end
$$;
create trigger give_sign_in_code before insert on company for each row execute function give_sign_in_code();
grant execute on function give_sign_in_code() to champa_app;

create or replace view tenant with (security_invoker = true) as
  select company_id, name, status, special_menus, requires_second_factor, sign_in_code from company;

-- '' is an account without an address, which only employees have.
alter table account alter column email set default '';
alter table account drop constraint account_email_key;
create unique index account_email on account (email) where email <> '';
alter table account add constraint account_reachable check (email <> '' or employee_id is not null);

-- A one-time password is valid until this time; null: the days of a password that an administrator typed.
alter table account add column password_valid_until timestamptz;
-- The last time another person set the password, and who: shown to the owner, also after the owner has changed it.
alter table account add column password_reset_at timestamptz;
alter table account add column password_reset_by text not null default '';

create index employee_contact_value on employee_contact (company_id, value);
