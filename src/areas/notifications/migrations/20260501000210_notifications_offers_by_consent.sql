-- Whether somebody hears of offers is said by their consent alone: without one there is nothing to refuse.
update message_preferences set refused = refused - 'marketing sms' - 'marketing email'
where not exists (
  select from consents
  where consents.account_id = message_preferences.account_id and purpose = 'marketing' and withdrawn_at is null
);
