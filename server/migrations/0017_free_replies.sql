CREATE TABLE "wallet_free_replies" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "wallet_free_replies_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "free_day" date;