CREATE TABLE "crisis_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"day" date NOT NULL,
	"region" text,
	"acute" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "crisis_events_days" ON "crisis_events" USING btree ("day");