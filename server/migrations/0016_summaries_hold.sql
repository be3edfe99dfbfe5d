-- What a summary covers has to stand: one that reaches over a message which leaves the conversation, comes back to it or is hidden goes at once,
-- whoever changed that. The columns are named, so that a reply under way never comes by here.
create function chat_summaries_hold() returns trigger language plpgsql as $$
begin
  delete from chat_summaries s where s.chat_id = new.chat_id and s.until_seq >= new.seq;
  return null;
end
$$;
--> statement-breakpoint
create trigger chat_summaries_hold after update of left_with, deleted_at, status on messages
for each row when (
  old.left_with is distinct from new.left_with
  or old.deleted_at is distinct from new.deleted_at
  or (old.status = 'HIDDEN') <> (new.status = 'HIDDEN')
) execute function chat_summaries_hold();
