CREATE TABLE "avatar_blocks" (
	"user_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatar_blocks_user_id_avatar_id_pk" PRIMARY KEY("user_id","avatar_id")
);
--> statement-breakpoint
CREATE TABLE "generator_states" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"answers" jsonb NOT NULL,
	"finish_asked" boolean DEFAULT false NOT NULL,
	"avatar_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"look" jsonb
);
--> statement-breakpoint
CREATE TABLE "chat_sittings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "visibility" text DEFAULT 'PUBLIC' NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "relation" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "opinions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "quirks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "never_says" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "look" jsonb DEFAULT '{"seed":"aureole"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "picture_source" text DEFAULT 'DRAWN' NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_avatars" ADD COLUMN "joined_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_avatars" ADD COLUMN "left_seq" integer;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version_of" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "left_with" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "base_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "avatar_blocks" ADD CONSTRAINT "avatar_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_blocks" ADD CONSTRAINT "avatar_blocks_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generator_states" ADD CONSTRAINT "generator_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generator_states" ADD CONSTRAINT "generator_states_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sittings" ADD CONSTRAINT "chat_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generator_states_open" ON "generator_states" USING btree ("user_id","kind") WHERE "generator_states"."user_id" is not null and "generator_states"."avatar_id" is null;--> statement-breakpoint
CREATE INDEX "generator_states_age" ON "generator_states" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("chat_id","message_id","user_id");--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatars_of_owner" ON "avatars" USING btree ("owner_id","id" DESC NULLS LAST) WHERE "avatars"."owner_id" is not null;