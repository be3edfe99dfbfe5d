CREATE TABLE "chat_summaries" (
	"chat_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"until_seq" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_summaries_chat_id_avatar_id_until_seq_pk" PRIMARY KEY("chat_id","avatar_id","until_seq")
);
--> statement-breakpoint
CREATE TABLE "memories" (
	"user_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"data" jsonb,
	"pinned" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"vector" "bytea",
	"chat_id" uuid,
	"message_id" uuid,
	"told_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "memories_user_id_avatar_id_id_pk" PRIMARY KEY("user_id","avatar_id","id")
);
--> statement-breakpoint
CREATE TABLE "memory_settings" (
	"user_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"forgotten_before" timestamp with time zone,
	CONSTRAINT "memory_settings_user_id_avatar_id_pk" PRIMARY KEY("user_id","avatar_id")
);
--> statement-breakpoint
CREATE TABLE "memory_tombstones" (
	"user_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"before" timestamp with time zone NOT NULL,
	CONSTRAINT "memory_tombstones_user_id_avatar_id_mark_pk" PRIMARY KEY("user_id","avatar_id","mark")
);
--> statement-breakpoint
ALTER TABLE "chat_avatars" ADD COLUMN "remembered_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "digested_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "digest_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_summaries" ADD CONSTRAINT "chat_summaries_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_summaries" ADD CONSTRAINT "chat_summaries_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_tombstones" ADD CONSTRAINT "memory_tombstones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_tombstones" ADD CONSTRAINT "memory_tombstones_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memories_deleted" ON "memories" USING btree ("deleted_at") WHERE "memories"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "memories_unread" ON "memories" USING btree ("updated_at") WHERE "memories"."vector" is null and "memories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "chats_to_digest" ON "chats" USING btree ("last_at") WHERE "chats"."digested_seq" < "chats"."last_seq" and "chats"."deleted_at" is null;