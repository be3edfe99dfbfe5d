-- The conversation leaves its way at a message: that one and all that follow are left aside under its id, so that choosing
-- it again brings them back together (R20). Answers what the new version is one of, and its number. The chat's row must
-- be locked.
create function chats_fork(p_chat uuid, p_message uuid, p_seq integer, out version_of uuid, out version smallint)
language plpgsql as $$
#variable_conflict use_column
begin
  update messages m set left_with = p_message,
    version_of = case when m.id = p_message then coalesce(m.version_of, m.id) else m.version_of end
    where m.chat_id = p_chat and m.seq >= p_seq and m.left_with is null and m.deleted_at is null;
  select m.version_of into version_of from messages m where m.chat_id = p_chat and m.id = p_message;
  select max(m.version) + 1 into version from messages m where m.chat_id = p_chat and m.version_of = chats_fork.version_of;
end
$$;
--> statement-breakpoint
drop function chats_send(
  uuid, uuid, uuid, text, text, text, text, uuid[], uuid[], integer, text, interval, timestamptz
);
--> statement-breakpoint
-- One message is sent: membership, idempotency, numbers, charge, message and empty replies, all or nothing. With
-- `p_edited` it takes the place of that one, and the conversation branches there.
-- The chat's row is locked first, so that messages of one chat follow each other (R2). Only the first unfinished reply of
-- a chat is under a lease; the others wait for their turn (R6).
-- Answers outcome: created | repeated | not-found | key-reused | not-enough-tokens, and for an edited one also
-- no-message | gone (not on the way any more) | unfinished (something after it is still being written).
create function chats_send(
  p_chat uuid, p_user uuid, p_message uuid, p_text text, p_key text, p_digest text,
  p_replies uuid[], p_avatars uuid[], p_cost integer, p_owner text, p_lease interval, p_at timestamptz, p_edited uuid,
  p_break text,
  out outcome text, out message_id uuid, out seq integer, out created_at timestamptz, out balance bigint,
  out reply_ids uuid[], out reply_avatars uuid[], out leased uuid,
  out forked_seq integer, out version_of uuid, out version smallint, out notice_id uuid, out notice_text text
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first messages%rowtype;
  v_edited messages%rowtype;
  v_hours integer;
  v_total bigint := p_cost::bigint * cardinality(p_replies);
  v_waits boolean;
begin
  select * into v_chat from chats c where c.id = p_chat and c.user_id = p_user and c.deleted_at is null for update;
  if not found then
    outcome := 'not-found';
    return;
  end if;

  select * into v_first from messages m where m.chat_id = p_chat and m.key = p_key;
  if found then
    -- One that was deleted keeps no digest of its words: it counts as the same.
    if v_first.key_digest <> p_digest then
      outcome := 'key-reused';
      return;
    end if;
    outcome := 'repeated';
    message_id := v_first.id;
    seq := v_first.seq;
    created_at := v_first.created_at;
    balance := v_first.balance_after;
    version := v_first.version;
    -- Of those that answer it, only the ones ordered with it: others were generated again, or come of a talk.
    select array_agg(m.id order by m.seq), array_agg(m.avatar_id order by m.seq) into reply_ids, reply_avatars
      from messages m where m.chat_id = p_chat and m.answers_seq = v_first.seq
        and m.seq > v_first.seq and m.seq <= v_first.seq + 10
        and m.version = 1 and m.created_at = v_first.created_at;
    return;
  end if;

  if exists (select 1 from message_continuations k where k.chat_id = p_chat and k.key = p_key) then
    outcome := 'key-reused';
    return;
  end if;

  if (select count(*) from chat_avatars a
      where a.chat_id = p_chat and a.avatar_id = any (p_avatars) and a.left_seq is null) <> cardinality(p_avatars) then
    outcome := 'not-found';
    return;
  end if;

  if p_edited is not null then
    select * into v_edited from messages m
      where m.chat_id = p_chat and m.id = p_edited and m.author = 'PERSON' and m.kind = 'TEXT' and m.deleted_at is null;
    if not found then
      outcome := 'no-message';
      return;
    end if;
    if v_edited.left_with is not null or v_edited.status <> 'DONE' then
      outcome := 'gone';
      return;
    end if;
    if exists (
      select 1 from messages m
        where m.chat_id = p_chat and m.seq > v_edited.seq and m.status in ('PENDING', 'STREAMING')
    ) then
      outcome := 'unfinished';
      return;
    end if;
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
  created_at := p_at;
  reply_ids := p_replies;
  reply_avatars := p_avatars;
  version := 1;
  if p_edited is not null then
    forked_seq := v_edited.seq;
    select f.version_of, f.version into version_of, version from chats_fork(p_chat, p_edited, forked_seq) f;
  end if;
  -- The reminder to take a break comes right before what was said (R60).
  v_hours := chats_sit(p_user, p_at);
  if v_hours is not null then
    v_chat.last_seq := v_chat.last_seq + 1;
    notice_id := new_id();
    notice_text := replace(p_break, '{hours}', v_hours::text);
    insert into messages (chat_id, seq, id, author, kind, text, status, created_at, finished_at)
      values (p_chat, v_chat.last_seq, notice_id, 'SYSTEM', 'NOTICE', notice_text, 'DONE', p_at, p_at);
  end if;
  seq := v_chat.last_seq + 1;
  v_waits := exists (
    select 1 from messages m where m.chat_id = p_chat and m.status in ('PENDING', 'STREAMING')
  );

  insert into messages (
    chat_id, seq, id, author, kind, text, status, created_at, finished_at, key, key_digest, balance_after, version_of, version
  )
    values (
      p_chat, seq, p_message, 'PERSON', 'TEXT', p_text, 'DONE', p_at, p_at, p_key, p_digest, balance, version_of, version
    );
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
  update chats c set last_seq = v_chat.last_seq + 1 + cardinality(p_replies), read_seq = v_chat.last_seq + 1, last_at = p_at,
    archived = false
    where c.id = p_chat;
end
$$;
--> statement-breakpoint
-- A reply is written again: the conversation branches at it, and a new, empty reply of the same angel stands there, charged
-- and under a lease, all or nothing.
-- Answers outcome: created | repeated | not-found | key-reused | no-message | unwritten (it is not finished itself) |
-- gone | absent (its angel is not in the chat any more) | nothing-said (there is nothing before it to answer) |
-- unfinished (something after it is still being written) | not-enough-tokens.
create function chats_regenerate(
  p_chat uuid, p_user uuid, p_reply uuid, p_new uuid, p_key text, p_digest text, p_cost integer, p_owner text,
  p_lease interval, p_at timestamptz,
  out outcome text, out message_id uuid, out seq integer, out avatar_id uuid, out created_at timestamptz,
  out balance bigint, out leased boolean, out forked_seq integer, out version_of uuid, out version smallint
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first messages%rowtype;
  v_reply messages%rowtype;
begin
  select * into v_chat from chats c where c.id = p_chat and c.user_id = p_user and c.deleted_at is null for update;
  if not found then
    outcome := 'not-found';
    return;
  end if;

  select * into v_first from messages m where m.chat_id = p_chat and m.key = p_key;
  if found then
    if v_first.key_digest is distinct from p_digest then
      outcome := 'key-reused';
      return;
    end if;
    outcome := 'repeated';
    message_id := v_first.id;
    seq := v_first.seq;
    avatar_id := v_first.avatar_id;
    created_at := v_first.created_at;
    balance := v_first.balance_after;
    version_of := v_first.version_of;
    version := v_first.version;
    return;
  end if;
  if exists (select 1 from message_continuations k where k.chat_id = p_chat and k.key = p_key) then
    outcome := 'key-reused';
    return;
  end if;

  select * into v_reply from messages m
    where m.chat_id = p_chat and m.id = p_reply and m.author = 'AVATAR' and m.kind = 'TEXT' and m.deleted_at is null;
  if not found then
    outcome := 'no-message';
  elsif v_reply.status in ('PENDING', 'STREAMING') then
    outcome := 'unwritten';
  elsif v_reply.left_with is not null or v_reply.status = 'HIDDEN' then
    outcome := 'gone';
  elsif not exists (
    select 1 from chat_avatars a join avatars v on v.id = a.avatar_id
      where a.chat_id = p_chat and a.avatar_id = v_reply.avatar_id and a.left_seq is null and v.deleted_at is null
  ) then
    outcome := 'absent';
  elsif not exists (
    select 1 from messages m where m.chat_id = p_chat and m.seq < v_reply.seq and m.left_with is null
      and m.deleted_at is null and m.kind = 'TEXT' and m.text <> ''
  ) then
    outcome := 'nothing-said';
  elsif exists (
    select 1 from messages m
      where m.chat_id = p_chat and m.seq > v_reply.seq and m.status in ('PENDING', 'STREAMING')
  ) then
    outcome := 'unfinished';
  end if;
  if outcome is not null then
    return;
  end if;

  if p_cost > 0 then
    balance := wallet_move(p_user, 'replies', -p_cost, 'reply', 'message:' || p_new, p_at);
    if balance is null then
      outcome := 'not-enough-tokens';
      return;
    end if;
  else
    select coalesce((select w.balance from wallet_accounts w where w.id = p_user), 0) into balance;
  end if;

  outcome := 'created';
  message_id := p_new;
  seq := v_chat.last_seq + 1;
  avatar_id := v_reply.avatar_id;
  created_at := p_at;
  forked_seq := v_reply.seq;
  select f.version_of, f.version into version_of, version from chats_fork(p_chat, p_reply, forked_seq) f;
  leased := not exists (
    select 1 from messages m where m.chat_id = p_chat and m.status in ('PENDING', 'STREAMING')
  );
  insert into messages (
    chat_id, seq, id, author, kind, avatar_id, status, created_at, answers_seq, cost, lease_owner, lease_until, attempts,
    key, key_digest, balance_after, version_of, version
  )
    values (
      p_chat, seq, p_new, 'AVATAR', 'TEXT', avatar_id, 'PENDING', p_at, v_reply.answers_seq, p_cost,
      case when leased then p_owner end,
      case when leased then clock_timestamp() + p_lease end,
      case when leased then 1 else 0 end,
      p_key, p_digest, balance, version_of, version
    );
  -- Who wants another one has seen what is there.
  update chats c set last_seq = seq, read_seq = v_chat.last_seq, last_at = p_at, archived = false where c.id = p_chat;
end
$$;
--> statement-breakpoint
-- The latest reply goes on where it ended: charged, and being written again under a lease, behind the words that it has.
-- Answers outcome: created | repeated | not-found | key-reused | no-message | unwritten | gone | absent | not-latest |
-- failed (there is nothing to go on from) | not-enough-tokens.
create function chats_continue(
  p_chat uuid, p_user uuid, p_reply uuid, p_key text, p_cost integer, p_owner text, p_lease interval, p_at timestamptz,
  out outcome text, out balance bigint, out base_length integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first message_continuations%rowtype;
  v_reply messages%rowtype;
begin
  select * into v_chat from chats c where c.id = p_chat and c.user_id = p_user and c.deleted_at is null for update;
  if not found then
    outcome := 'not-found';
    return;
  end if;

  select * into v_first from message_continuations k where k.chat_id = p_chat and k.key = p_key;
  if found then
    if v_first.message_id <> p_reply then
      outcome := 'key-reused';
      return;
    end if;
    outcome := 'repeated';
    balance := v_first.balance_after;
    base_length := v_first.base_length;
    return;
  end if;
  if exists (select 1 from messages m where m.chat_id = p_chat and m.key = p_key) then
    outcome := 'key-reused';
    return;
  end if;

  select * into v_reply from messages m
    where m.chat_id = p_chat and m.id = p_reply and m.author = 'AVATAR' and m.kind = 'TEXT' and m.deleted_at is null;
  if not found then
    outcome := 'no-message';
  elsif v_reply.status in ('PENDING', 'STREAMING') then
    outcome := 'unwritten';
  elsif v_reply.left_with is not null or v_reply.status = 'HIDDEN' then
    outcome := 'gone';
  elsif v_reply.status = 'FAILED' or v_reply.text = '' then
    outcome := 'failed';
  elsif exists (
    select 1 from messages m where m.chat_id = p_chat and m.seq > v_reply.seq and m.left_with is null
      and m.deleted_at is null and m.kind = 'TEXT'
  ) then
    outcome := 'not-latest';
  elsif not exists (
    select 1 from chat_avatars a join avatars v on v.id = a.avatar_id
      where a.chat_id = p_chat and a.avatar_id = v_reply.avatar_id and a.left_seq is null and v.deleted_at is null
  ) then
    outcome := 'absent';
  end if;
  if outcome is not null then
    return;
  end if;

  if p_cost > 0 then
    balance := wallet_move(
      p_user, 'replies', -p_cost, 'reply', 'continue:' || p_reply || ':' || (v_reply.continued + 1), p_at
    );
    if balance is null then
      outcome := 'not-enough-tokens';
      return;
    end if;
  else
    select coalesce((select w.balance from wallet_accounts w where w.id = p_user), 0) into balance;
  end if;

  outcome := 'created';
  base_length := char_length(v_reply.text);
  insert into message_continuations (chat_id, key, message_id, base_length, balance_after, created_at)
    values (p_chat, p_key, p_reply, base_length, balance, p_at);
  update messages m set status = 'STREAMING', base_status = m.status, base_length = chats_continue.base_length,
    continued = m.continued + 1, next_delta = 0, cost = p_cost, finished_at = null, stop_asked = false,
    lease_owner = p_owner, lease_until = clock_timestamp() + p_lease, attempts = 1
    where m.chat_id = p_chat and m.id = p_reply;
  -- Search has read it already, and must read it again when it is done.
  update chats c set read_seq = greatest(c.read_seq, v_reply.seq), words_seq = least(c.words_seq, v_reply.seq - 1),
    last_at = p_at, archived = false
    where c.id = p_chat;
end
$$;
--> statement-breakpoint
drop function chats_end_reply(
  uuid, uuid, text, text, text, integer, text, jsonb, text, interval, timestamptz
);
--> statement-breakpoint
-- A reply ends, once: text, status, refund, the mind's state, and the turn goes on.
-- `p_owner` null ends a reply that nobody writes any more: one that waits, or whose lease has run out.
-- A reply that failed is given back, and so is one that was stopped before its first word (R9). One that was asked to go
-- on has had its words before: without a new one it is as it was, else it was stopped where it broke off (R27).
-- Answers ended = false when the reply is not the caller's to end.
create function chats_end_reply(
  p_chat uuid, p_reply uuid, p_owner text, p_continued smallint, p_status text, p_text text, p_next_delta integer,
  p_state jsonb, p_next_owner text, p_lease interval, p_at timestamptz,
  out ended boolean, out status text, out balance bigint, out next_reply uuid
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

  if v_reply.cost > 0 and (p_status = 'FAILED' or (p_status = 'STOPPED' and not v_new_words)) then
    balance := wallet_move(
      v_chat.user_id, 'replies', v_reply.cost, 'reply-refund',
      'refund:' || p_reply || case when p_continued > 0 then ':' || p_continued else '' end, p_at
    );
  end if;
  if p_status = 'DONE' then
    update chat_avatars a set mind_state = p_state where a.chat_id = p_chat and a.avatar_id = v_reply.avatar_id;
  end if;
  if v_new_words then
    update chats c set last_at = greatest(c.last_at, p_at) where c.id = p_chat;
  end if;
  next_reply := chats_pass_turn(p_chat, p_next_owner, p_lease);
end
$$;
