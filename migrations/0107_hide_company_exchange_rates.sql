-- A deleted rate of a company can be recovered, as entries of other lists.
alter table company_exchange_rate add column deleted_at timestamptz;
