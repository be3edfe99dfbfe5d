drop function chats_end_reply(
  uuid, uuid, text, smallint, text, text, integer, jsonb, text, interval, timestamptz
);
--> statement-breakpoint
-- A reply ends, once: text, status, refund, the mind's state, and the turn goes on.
-- `p_owner` null ends a reply that nobody writes any more: one that waits, or whose lease has run out.
-- A reply that failed is given back, and so is one that was stopped before its first word (R9). One that was asked to go
-- on has had its words before: without a new one it is as it was, else it was stopped where it broke off (R27).
-- What the mind noted is kept unless the angel was to forget the person meanwhile (R74): then the reply is older than that wish, or
-- the notes it began with (`p_noted`, which nodes of the version before do not name) are gone.
-- Answers ended = false when the reply is not the caller's to end, and else how the chat stands in the list now.
create function chats_end_reply(
  p_chat uuid, p_reply uuid, p_owner text, p_continued smallint, p_status text, p_text text, p_next_delta integer,
  p_state jsonb, p_next_owner text, p_lease interval, p_at timestamptz, p_noted jsonb default null,
  out ended boolean, out status text, out balance bigint, out next_reply uuid, out chat jsonb
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_reply messages%rowtype;
  v_new_words boolean;
begin
  ended := false;
  select * into v_chat from chats c where c.id = p_chat for update;
  if not found then
    return;
  end if;
  select * into v_reply from messages m
    where m.chat_id = p_chat and m.id = p_reply and m.status in ('PENDING', 'STREAMING') for update;
  if not found or v_reply.continued <> p_continued then
    return;
  end if;
  if p_owner is not null and v_reply.lease_owner is distinct from p_owner then
    return;
  end if;
  if p_owner is null and v_reply.lease_owner is not null and v_reply.lease_until > clock_timestamp() then
    return;
  end if;

  ended := true;
  v_new_words := char_length(coalesce(p_text, v_reply.text)) > v_reply.base_length;
  status := case
    when v_reply.base_length = 0 or p_status = 'DONE' then p_status
    when v_new_words then 'STOPPED'
    else v_reply.base_status
  end;
  update messages m set status = chats_end_reply.status, text = coalesce(p_text, m.text),
    next_delta = coalesce(p_next_delta, m.next_delta), finished_at = p_at, lease_owner = null, lease_until = null,
    base_length = 0, base_status = null
    where m.chat_id = p_chat and m.id = p_reply;

  if p_status = 'FAILED' or (p_status = 'STOPPED' and not v_new_words) then
    balance := chats_give_back(v_chat.user_id, v_reply, p_at);
  end if;
  if p_status = 'DONE' then
    update chat_avatars a set mind_state = p_state
      where a.chat_id = p_chat and a.avatar_id = v_reply.avatar_id
        and (p_noted is null or coalesce(a.mind_state, 'null') = p_noted)
        and not exists (
          select 1 from memory_settings s
          where s.user_id = v_chat.user_id and s.avatar_id = v_reply.avatar_id and s.forgotten_before >= v_reply.created_at
        );
  end if;
  if v_new_words then
    update chats c set last_at = greatest(c.last_at, p_at) where c.id = p_chat;
  end if;
  next_reply := chats_pass_turn(p_chat, p_next_owner, p_lease);
  select jsonb_build_object(
    'title', c.title, 'readSeq', c.read_seq, 'lastAt', c.last_at, 'pinned', c.pinned, 'archived', c.archived, 'muted', c.muted,
    'unread', chats_unread(c.id, c.read_seq), 'lastSaid', chats_last_said(c.id)
  ) into chat from chats c where c.id = p_chat and c.deleted_at is null;
end
$$;
