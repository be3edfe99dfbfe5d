-- One message is sent: membership, idempotency, numbers, charge, message and empty replies, all or nothing.
-- The chat's row is locked first, so that messages of one chat follow each other without gaps (R2). Only the first
-- unfinished reply of a chat is under a lease; the others wait for their turn (R6).
-- Answers outcome: created | repeated | not-found | key-reused | not-enough-tokens.
create function chats_send(
  p_chat uuid, p_user uuid, p_message uuid, p_text text, p_line text, p_key text, p_digest text,
  p_replies uuid[], p_avatars uuid[], p_cost integer, p_owner text, p_lease interval, p_at timestamptz,
  out outcome text, out message_id uuid, out seq integer, out created_at timestamptz, out balance bigint,
  out reply_ids uuid[], out reply_avatars uuid[], out leased uuid
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first messages%rowtype;
  v_total bigint := p_cost::bigint * cardinality(p_replies);
  v_waits boolean;
begin
  select * into v_chat from chats c where c.id = p_chat and c.user_id = p_user for update;
  if not found then
    outcome := 'not-found';
    return;
  end if;

  select * into v_first from messages m where m.chat_id = p_chat and m.key = p_key;
  if found then
    if v_first.key_digest <> p_digest then
      outcome := 'key-reused';
      return;
    end if;
    outcome := 'repeated';
    message_id := v_first.id;
    seq := v_first.seq;
    created_at := v_first.created_at;
    balance := v_first.balance_after;
    select array_agg(m.id order by m.seq), array_agg(m.avatar_id order by m.seq) into reply_ids, reply_avatars
      from messages m where m.chat_id = p_chat and m.answers_seq = v_first.seq
        and m.seq > v_first.seq and m.seq <= v_first.seq + 10;
    return;
  end if;

  if (select count(*) from chat_avatars a where a.chat_id = p_chat and a.avatar_id = any (p_avatars))
     <> cardinality(p_avatars) then
    outcome := 'not-found';
    return;
  end if;

  if v_total > 0 then
    balance := wallet_move(p_user, 'replies', -v_total, 'reply', 'message:' || p_message, p_at);
    if balance is null then
      outcome := 'not-enough-tokens';
      return;
    end if;
  else
    select coalesce((select w.balance from wallet_accounts w where w.id = p_user), 0) into balance;
  end if;

  outcome := 'created';
  message_id := p_message;
  seq := v_chat.last_seq + 1;
  created_at := p_at;
  reply_ids := p_replies;
  reply_avatars := p_avatars;
  v_waits := exists (
    select 1 from messages m where m.chat_id = p_chat and m.status in ('PENDING', 'STREAMING')
  );

  insert into messages (chat_id, seq, id, author, kind, text, status, created_at, finished_at, key, key_digest, balance_after)
    values (p_chat, seq, p_message, 'PERSON', 'TEXT', p_text, 'DONE', p_at, p_at, p_key, p_digest, balance);
  insert into messages (
    chat_id, seq, id, author, kind, avatar_id, status, created_at, answers_seq, cost, lease_owner, lease_until, attempts
  )
    select p_chat, v_chat.last_seq + 1 + r.n, r.id, 'AVATAR', 'TEXT', r.avatar_id, 'PENDING', p_at,
      v_chat.last_seq + 1, p_cost,
      case when r.n = 1 and not v_waits then p_owner end,
      case when r.n = 1 and not v_waits then clock_timestamp() + p_lease end,
      case when r.n = 1 and not v_waits then 1 else 0 end
    from unnest(p_replies, p_avatars) with ordinality as r (id, avatar_id, n);
  if not v_waits then
    leased := p_replies[1];
  end if;
  update chats c set last_seq = v_chat.last_seq + 1 + cardinality(p_replies), read_seq = v_chat.last_seq + 1,
    last_line = p_line, last_at = p_at
    where c.id = p_chat;
end
$$;
--> statement-breakpoint
-- Passes the turn to the first reply of a chat that waits, when none is being written. The chat's row must be locked.
create function chats_pass_turn(p_chat uuid, p_owner text, p_lease interval) returns uuid language plpgsql as $$
declare
  v_next messages%rowtype;
begin
  select * into v_next from messages m
    where m.chat_id = p_chat and m.status in ('PENDING', 'STREAMING') order by m.seq limit 1;
  if not found or v_next.lease_owner is not null then
    return null;
  end if;
  update messages m set lease_owner = p_owner, lease_until = clock_timestamp() + p_lease, attempts = m.attempts + 1
    where m.chat_id = p_chat and m.id = v_next.id;
  return v_next.id;
end
$$;
--> statement-breakpoint
-- A reply ends, once: text, status, refund, the chat's last line, the mind's state, and the turn goes on.
-- `p_owner` null ends a reply that nobody writes any more: one that waits, or whose lease has run out.
-- A reply that failed is given back, and so is one that was stopped before its first word (R9).
-- Answers ended = false when the reply is not the caller's to end.
create function chats_end_reply(
  p_chat uuid, p_reply uuid, p_owner text, p_status text, p_text text, p_next_delta integer, p_line text,
  p_state jsonb, p_next_owner text, p_lease interval, p_at timestamptz,
  out ended boolean, out balance bigint, out next_reply uuid
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_reply messages%rowtype;
begin
  ended := false;
  select * into v_chat from chats c where c.id = p_chat for update;
  if not found then
    return;
  end if;
  select * into v_reply from messages m
    where m.chat_id = p_chat and m.id = p_reply and m.status in ('PENDING', 'STREAMING') for update;
  if not found then
    return;
  end if;
  if p_owner is not null and v_reply.lease_owner is distinct from p_owner then
    return;
  end if;
  if p_owner is null and v_reply.lease_owner is not null and v_reply.lease_until > clock_timestamp() then
    return;
  end if;

  ended := true;
  update messages m set status = p_status, text = coalesce(p_text, m.text), next_delta = coalesce(p_next_delta, m.next_delta),
    finished_at = p_at, lease_owner = null, lease_until = null
    where m.chat_id = p_chat and m.id = p_reply returning * into v_reply;

  if v_reply.cost > 0 and (p_status = 'FAILED' or (p_status = 'STOPPED' and v_reply.text = '')) then
    balance := wallet_move(v_chat.user_id, 'replies', v_reply.cost, 'reply-refund', 'refund:' || p_reply, p_at);
  end if;
  if p_status = 'DONE' then
    update chat_avatars a set mind_state = p_state where a.chat_id = p_chat and a.avatar_id = v_reply.avatar_id;
  end if;
  if p_line is not null and p_line <> '' then
    update chats c set last_line = p_line, last_at = greatest(c.last_at, p_at) where c.id = p_chat;
  end if;
  next_reply := chats_pass_turn(p_chat, p_next_owner, p_lease);
end
$$;
