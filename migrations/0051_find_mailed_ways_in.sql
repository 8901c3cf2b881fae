-- Kept mail with a way in is emptied as soon as the way is used or ended: found by its address. Only mail that waits or was kept has words.
create index mail_way_in on mail (to_address) where opens_account and body <> '';
