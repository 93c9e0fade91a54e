-- What is kept in the calendar of a pool for a quotation that was sent, until it is taken.
alter table hire_pool_lines add column stock_id uuid unique;
