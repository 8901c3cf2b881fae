-- Order, widths and pinned columns of a saved view, and the height of its rows; null in views of earlier versions.
alter table saved_view add column layout jsonb;
