-- Pictures of somebody's home go when that person is to be forgotten.
comment on table maintenance_photos is null;
