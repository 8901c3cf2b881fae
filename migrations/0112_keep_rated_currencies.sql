-- A currency that has rates stays. Rates of earlier versions may have a code that is not in the list; they stay as they are.
alter table exchange_rate add constraint exchange_rate_currency_fkey foreign key (short_name) references currency (code) not valid;
