-- Whether a closing was taken note of by who opened the requirement.
alter table turnover_requirement rename column told to closing_reported;
