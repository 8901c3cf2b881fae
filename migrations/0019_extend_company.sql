-- A company's line of business, from the provider's list.
alter table company add column business_type_id bigint references business_type (id);
