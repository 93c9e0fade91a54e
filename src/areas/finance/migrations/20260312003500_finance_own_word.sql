-- What somebody paid out today on no other word than their own.
create index on payouts (asked_by, asked_on);
