CREATE TABLE "message_continuations" (
	"chat_id" uuid NOT NULL,
	"key" text NOT NULL,
	"message_id" uuid NOT NULL,
	"base_length" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_continuations_chat_id_key_pk" PRIMARY KEY("chat_id","key")
);
--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "message_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "continued" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "base_status" text;--> statement-breakpoint
ALTER TABLE "message_continuations" ADD CONSTRAINT "message_continuations_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_path" ON "messages" USING btree ("chat_id","seq") WHERE "messages"."left_with" is null and "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_versions" ON "messages" USING btree ("chat_id","version_of") WHERE "messages"."version_of" is not null;--> statement-breakpoint
CREATE INDEX "messages_left" ON "messages" USING btree ("chat_id","left_with") WHERE "messages"."left_with" is not null;--> statement-breakpoint
ALTER TABLE "chats" DROP COLUMN "last_line";