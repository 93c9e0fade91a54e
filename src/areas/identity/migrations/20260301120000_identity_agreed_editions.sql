-- The terms and the privacy policy have editions of their own; whoever is on the way agreed to the one both had.
alter table registrations rename column text_version to privacy_version;
alter table registrations add column terms_version text;
update registrations set terms_version = privacy_version;
alter table registrations alter column terms_version set not null;
