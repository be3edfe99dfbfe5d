CREATE TABLE "chat_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"chat_id" uuid NOT NULL,
	"chat_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid,
	"seq" integer,
	"text" text DEFAULT '' NOT NULL,
	"said" text,
	"report_reason" text,
	"screened" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"penalty_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "appeals_penalty_id_unique" UNIQUE("penalty_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"agent_name" text NOT NULL,
	"action" text NOT NULL,
	"case_id" uuid,
	"chat_hash" text,
	"user_id" uuid,
	"avatar_id" uuid,
	"message_id" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"rule" text,
	"severity" smallint NOT NULL,
	"message_id" uuid,
	"seq" integer,
	"spans" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"text" text NOT NULL,
	"blocked" boolean NOT NULL,
	"said" text,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_watchers" (
	"case_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_watchers_case_id_agent_id_pk" PRIMARY KEY("case_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"brand_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"chat_id" uuid,
	"chat_hash" text,
	"avatar_id" uuid,
	"angels" text[] NOT NULL,
	"severity" smallint NOT NULL,
	"reasons" integer NOT NULL,
	"sources" text[] NOT NULL,
	"top_reason_id" uuid NOT NULL,
	"waiting_since" timestamp with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"first_action_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_agents" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "penalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"cause_id" uuid,
	"violation_id" uuid,
	"chat_hash" text,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "penalty_endings" (
	"penalty_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "penalty_lifts" (
	"penalty_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "violations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"category" text NOT NULL,
	"rule" text,
	"severity" smallint NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"case_id" uuid,
	"chat_hash" text,
	"message_id" uuid,
	"excerpt" text NOT NULL,
	"blocked" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "care_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "care" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_facts" ADD CONSTRAINT "chat_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_penalty_id_penalties_id_fk" FOREIGN KEY ("penalty_id") REFERENCES "public"."penalties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reasons" ADD CONSTRAINT "case_reasons_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_watchers" ADD CONSTRAINT "case_watchers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalty_endings" ADD CONSTRAINT "penalty_endings_penalty_id_penalties_id_fk" FOREIGN KEY ("penalty_id") REFERENCES "public"."penalties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalty_lifts" ADD CONSTRAINT "penalty_lifts_penalty_id_penalties_id_fk" FOREIGN KEY ("penalty_id") REFERENCES "public"."penalties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_facts_waiting" ON "chat_facts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_facts_of_person" ON "chat_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeals_by_state" ON "appeals" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "appeals_of_person" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_latest" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_agent" ON "audit_entries" USING btree ("agent_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_person" ON "audit_entries" USING btree ("user_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_chat" ON "audit_entries" USING btree ("chat_hash","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "case_notes_of_chat" ON "case_notes" USING btree ("chat_hash");--> statement-breakpoint
CREATE INDEX "case_notes_of_person" ON "case_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_reasons_of_case" ON "case_reasons" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_watchers_seen" ON "case_watchers" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_of_chat" ON "cases" USING btree ("chat_id") WHERE "cases"."state" <> 'RESOLVED' and "cases"."chat_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_of_avatar" ON "cases" USING btree ("avatar_id") WHERE "cases"."state" <> 'RESOLVED' and "cases"."avatar_id" is not null;--> statement-breakpoint
CREATE INDEX "cases_queue" ON "cases" USING btree ("severity" DESC NULLS FIRST,"waiting_since","id") WHERE "cases"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "cases_free" ON "cases" USING btree ("severity" DESC NULLS FIRST,"waiting_since","id") WHERE "cases"."state" = 'OPEN' and "cases"."claimed_by" is null;--> statement-breakpoint
CREATE INDEX "cases_claimed" ON "cases" USING btree ("claimed_by") WHERE "cases"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "cases_snoozed" ON "cases" USING btree ("snoozed_until") WHERE "cases"."state" = 'SNOOZED';--> statement-breakpoint
CREATE INDEX "cases_waiting" ON "cases" USING btree ("waiting_since") WHERE "cases"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "cases_latest" ON "cases" USING btree ("opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_of_chat" ON "cases" USING btree ("chat_hash");--> statement-breakpoint
CREATE INDEX "cases_of_avatar" ON "cases" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "cases_of_person" ON "cases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cases_acted" ON "cases" USING btree ("first_action_at");--> statement-breakpoint
CREATE INDEX "decisions_of_subject" ON "decisions" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "decisions_of_person" ON "decisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "decisions_latest" ON "decisions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "penalties_of_person" ON "penalties" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "penalties_by_end" ON "penalties" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "penalties_once" ON "penalties" USING btree ("user_id","key") WHERE "penalties"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "penalties_once_for_violation" ON "penalties" USING btree ("violation_id") WHERE "penalties"."violation_id" is not null;--> statement-breakpoint
CREATE INDEX "violations_latest" ON "violations" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "violations_of_person" ON "violations" USING btree ("user_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "violations_open" ON "violations" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "violations"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "violations_of_case" ON "violations" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "violations_decided" ON "violations" USING btree ("decided_at");