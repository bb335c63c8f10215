-- A database as the site left it before it kept conversations (steps 001 and 002), with two leads and a letter.
begin;
create table "consents" (
  "id" text not null primary key,
  "chosen_at" bigint not null,
  "version" integer not null,
  "necessary" integer not null,
  "functional" integer not null,
  "analytics" integer not null,
  "marketing" integer not null
);
create table "kysely_migration" (
  "name" varchar(255) not null primary key,
  "timestamp" varchar(255) not null
);
insert into "kysely_migration" values ('001-leads-and-outbox','2026-11-21T20:45:18.278Z');
insert into "kysely_migration" values ('002-visits-and-consents','2026-11-21T20:45:18.279Z');
create table "kysely_migration_lock" (
  "id" varchar(255) not null primary key,
  "is_locked" integer default 0 not null
);
insert into "kysely_migration_lock" values ('migration_lock',0);
create table "leads" (
  "id" text not null primary key,
  "received_at" bigint not null,
  "status" text not null,
  "name" text not null,
  "phone" text not null,
  "email" text not null,
  "company" text not null,
  "interested_modules" text not null,
  "business_size" text not null,
  "message" text not null,
  "suspicions" text not null,
  "attribution" text,
  "follows_id" text references "leads" ("id") on delete set null,
  "answered_at" bigint,
  "person_email" text not null,
  "person_phone" text not null,
  "idempotency_key" text not null unique
);
insert into "leads" values ('first',1795176000000,'new','Grace Nakato','+256 700 000 321','grace@duka.example','Duka Bora','["Inventory Management","Point of Sale (POS)"]','Small Business (1-10 employees)','Groceries, two shops.
I count stock in a notebook.','[]',NULL,NULL,NULL,'grace@duka.example','256700000321','key of first');
insert into "leads" values ('second',1795176001000,'new','Grace Nakato','+256 700 000 321','grace@duka.example','Duka Bora','["Inventory Management","Point of Sale (POS)"]','Small Business (1-10 employees)','Groceries, two shops.
I count stock in a notebook.','[]',NULL,'first',NULL,'grace@duka.example','256700000321','key of second');
create table "outbox" (
  "id" text not null primary key,
  "lead_id" text not null references "leads" ("id") on delete cascade,
  "kind" text not null,
  "delivery" text not null,
  "message_id" text not null,
  "status" text not null,
  "created_at" bigint not null,
  "due_at" bigint not null,
  "attempts" integer not null,
  "last_error" text,
  "delivered_at" bigint
);
insert into "outbox" values ('01a1ffdb-345c-7147-9c7b-e5471914fd27','first','mail','{"kind":"mail","template":"demo-request","leadId":"first"}','first@imisozi.example','waiting',1795176000000,1795176000000,0,NULL,NULL);
create table "probe" (
  "id" integer not null primary key,
  "checked_at" bigint not null
);
create table "spent_challenges" (
  "id" text not null primary key,
  "spent_at" bigint not null
);
create table "visits" (
  "day" text not null,
  "path" text not null,
  "referrer" text not null,
  "device" text not null,
  "views" integer not null,
  constraint "visits_key" primary key ("day", "path", "referrer", "device")
);
create table "vitals" (
  "day" text not null,
  "path" text not null,
  "device" text not null,
  "vital" text not null,
  "up_to" integer not null,
  "views" integer not null,
  constraint "vitals_key" primary key ("day", "path", "device", "vital", "up_to")
);
create index "leads_by_status_received_at" on "leads" ("status", "received_at");
create index "leads_by_person_email_received_at" on "leads" ("person_email", "received_at");
create index "leads_by_person_phone_received_at" on "leads" ("person_phone", "received_at");
create index "leads_by_follows_id" on "leads" ("follows_id");
create index "outbox_by_status_kind_due_at" on "outbox" ("status", "kind", "due_at");
create index "outbox_by_lead_id" on "outbox" ("lead_id");
create index "visits_by_day_referrer" on "visits" ("day", "referrer");
create index "consents_by_chosen_at" on "consents" ("chosen_at");
commit;
