ALTER TABLE "message_continuations" ADD COLUMN "free_after" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "free_after" integer;