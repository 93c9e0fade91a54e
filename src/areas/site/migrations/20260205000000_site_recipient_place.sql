-- A parcel may go to a state of the Gulf as well: where it goes is a place, and not always a wilayat.
update service_requests
set trade = (trade - 'recipientWilayat') || jsonb_build_object('recipientPlace', trade -> 'recipientWilayat')
where kind = 'pickup' and trade ? 'recipientWilayat';
