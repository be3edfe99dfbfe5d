CREATE TABLE "portraits" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"look" jsonb,
	"master" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portraits_can_be_shown" CHECK (("portraits"."look" is not null) = ("portraits"."source" = 'DRAWN') and ("portraits"."master" is null) = ("portraits"."source" = 'DRAWN'))
);
