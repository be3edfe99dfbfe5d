CREATE TABLE "chat_creations" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"chat_id" uuid NOT NULL,
	CONSTRAINT "chat_creations_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "message_words" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "message_words_chat_id_seq_pk" PRIMARY KEY("chat_id","seq")
);
--> statement-breakpoint
DROP INDEX "chats_of_person";--> statement-breakpoint
ALTER TABLE "chat_avatars" ADD COLUMN "earlier_stays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "words_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_creations" ADD CONSTRAINT "chat_creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_creations" ADD CONSTRAINT "chat_creations_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_creations_of_chat" ON "chat_creations" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "message_words_words" ON "message_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "chats_deleted" ON "chats" USING btree ("deleted_at") WHERE "chats"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_of_person" ON "chats" USING btree ("user_id","archived","pinned" DESC NULLS FIRST,"last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "chats"."deleted_at" is null;