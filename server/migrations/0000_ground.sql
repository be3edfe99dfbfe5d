CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"pending" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mail_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"rotated" jsonb NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"birth_date" date NOT NULL,
	"confirmed_at" timestamp with time zone,
	"groups" text[] NOT NULL,
	"avatar_name" text,
	"avatar_image_url" text,
	"premium_until" timestamp with time zone,
	"warning_counter" integer DEFAULT 0 NOT NULL,
	"suspended_until" timestamp with time zone,
	"suspension_id" uuid,
	"suspension_reason" text,
	"tracking" jsonb,
	"generator_state" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_brand_email" UNIQUE("brand_id","email")
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"age" smallint NOT NULL,
	"gender" text NOT NULL,
	"ethnicity" text NOT NULL,
	"hook" text NOT NULL,
	"occupation" text NOT NULL,
	"traits" text[] NOT NULL,
	"hobbies" text[] NOT NULL,
	"biography" text NOT NULL,
	"greeting" text NOT NULL,
	"speaking_style" text NOT NULL,
	"starters" text[] NOT NULL,
	"portrait" text NOT NULL,
	"palette" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "avatars_adult" CHECK ("avatars"."age" between 18 and 99)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_avatars" (
	"chat_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"mind_state" jsonb,
	CONSTRAINT "chat_avatars_chat_id_avatar_id_pk" PRIMARY KEY("chat_id","avatar_id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"last_line" text,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"avatar_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"key" text,
	"key_digest" text,
	"balance_after" integer,
	"answers_seq" integer,
	"cost" integer DEFAULT 0 NOT NULL,
	"next_delta" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "messages_chat_id_seq_pk" PRIMARY KEY("chat_id","seq")
);
--> statement-breakpoint
CREATE TABLE "wallet_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"balance" bigint,
	"entries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_accounts_kind" CHECK ("wallet_accounts"."kind" in ('PERSON', 'HOUSE')),
	CONSTRAINT "wallet_accounts_balance_kept" CHECK (("wallet_accounts"."kind" = 'PERSON') = ("wallet_accounts"."balance" is not null)),
	CONSTRAINT "wallet_accounts_never_below_zero" CHECK ("wallet_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"seq" integer,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_entries_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "wallet_entries_moves_something" CHECK ("wallet_entries"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_avatars" ADD CONSTRAINT "chat_avatars_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_avatars" ADD CONSTRAINT "chat_avatars_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_account_id_wallet_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."wallet_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "avatars_catalogue" ON "avatars" USING btree ("gender","rank","id");--> statement-breakpoint
CREATE INDEX "chats_of_person" ON "chats" USING btree ("user_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_by_id" ON "messages" USING btree ("chat_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("chat_id","key") WHERE "messages"."key" is not null;--> statement-breakpoint
CREATE INDEX "messages_unfinished" ON "messages" USING btree ("chat_id","seq") WHERE "messages"."status" in ('PENDING', 'STREAMING');--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_statement" ON "wallet_entries" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_once" ON "wallet_entries" USING btree ("account_id","key") WHERE "wallet_entries"."seq" is not null;