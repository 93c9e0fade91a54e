-- The company may bear the fee of the municipality itself: a bill of the municipality in our own name, which nobody else can have paid.
alter table leases drop constraint leases_fee_paid_by_check;
alter table leases add constraint leases_fee_paid_by_check check (fee_paid_by in ('owner', 'tenant', 'company'));
alter table leases add constraint leases_own_fee_check check (fee_paid_by <> 'company' or not fee_paid_directly);
alter table lease_fees drop constraint lease_fees_payer_check;
alter table lease_fees add constraint lease_fees_payer_check check (payer in ('owner', 'tenant', 'company'));
