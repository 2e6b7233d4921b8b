-- Members by the phone and the mail address that they told; the lists stay short of those that told none.
create index members_profile_by_mobile on members_profile (mobile_num) where mobile_num <> '';
create index members_profile_by_email on members_profile (lower(email)) where email <> '';
