-- Who has booked this very car next, from a moment on.
create function next_booking(car uuid, moment timestamptz) returns table (starts_at timestamptz, net bigint) language sql stable as $$
  select reserved.starts_at, reserved.net
    from occupancies planned join car_reservations reserved on reserved.occupancy_id = planned.id
    where planned.resource_id = car and planned.status <> 'released' and planned.starts_at > moment - interval '1 day'
      and reserved.state in ('confirmed', 'vehicle-assigned')
    order by planned.starts_at limit 1
$$;
