-- What one colleague may pay out in a day on no other word has a rule of its own; it begins as the rule of one voucher stands.
insert into approval_rules (action, threshold, approver_role, active)
select 'finance.approve-payouts-of-day', threshold, approver_role, active from approval_rules where action = 'finance.approve-payout'
on conflict do nothing;
