-- A credit note takes back of a line once: what stood there twice took its share of the tax twice too.
create unique index charge_movements_credited on charge_movements (charge_id, journal_id) where kind = 'credited';
