-- A charge is owed from its first moment, all of it: nobody has to add it up afterwards, row by row, and nobody can say otherwise.
create function charge_begins() returns trigger language plpgsql as $$
begin
  new.open_net := new.net;
  new.open_vat := new.vat;
  return new;
end $$;
create trigger charges_begin before insert on charges for each row execute function charge_begins();

-- That it was raised is written by itself, with the journal of its paper.
create function charges_raised() returns trigger language plpgsql as $$
begin
  insert into charge_movements (charge_id, kind, net, vat, journal_id)
    select c.id, 'raised', c.net, c.vat, i.journal_id from written c join invoices i on i.id = c.invoice_id order by i.id, c.place;
  return null;
end $$;
create trigger charges_raise after insert on charges referencing new table as written
  for each statement execute function charges_raised();

-- Whoever says so too, as the version before this one did, is not heard.
create function raised_already() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger charge_movements_once before insert on charge_movements for each row
  when (new.kind = 'raised' and pg_trigger_depth() = 0) execute function raised_already();

-- What happens to it later changes what is open of it.
create or replace function charge_moves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update charges set open_net = open_net + new.net, open_vat = open_vat + new.vat where id = new.charge_id;
  return null;
end $$;
drop trigger charges_moved on charge_movements;
create trigger charges_moved after insert on charge_movements for each row when (new.kind <> 'raised') execute function charge_moves();
