DROP INDEX "message_words_words";--> statement-breakpoint
CREATE INDEX "message_words_words" ON "message_words" USING gin ("words") WITH (gin_pending_list_limit=1024);