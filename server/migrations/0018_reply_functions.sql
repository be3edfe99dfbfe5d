-- The day's one-to-one replies that premium pays for. Takes one and answers how many are gone, or null when none is left.
create function wallet_take_free(p_person uuid, p_day date, p_limit integer) returns integer language sql as $$
  insert into wallet_free_replies as f (account_id, day, used) values (p_person, p_day, 1)
    on conflict (account_id, day) do update set used = f.used + 1 where f.used < p_limit
    returning used
$$;
--> statement-breakpoint
create function wallet_return_free(p_person uuid, p_day date) returns void language sql as $$
  update wallet_free_replies set used = used - 1 where account_id = p_person and day = p_day and used > 0
$$;
--> statement-breakpoint
-- Pays for replies: with premium's own of the day where it is one in a one-to-one chat (`p_free` is how many of them there are; the
-- day is UTC's), else with tokens. Answers paid = false when there are too few.
create function chats_charge(
  p_user uuid, p_type text, p_replies integer, p_cost integer, p_free integer, p_key text, p_at timestamptz,
  out paid boolean, out balance bigint, out cost integer, out free_day date, out free_used integer
) language plpgsql as $$
declare
  v_day date := (p_at at time zone 'UTC')::date;
begin
  cost := p_cost;
  if p_cost > 0 and p_free > 0 and p_type = 'DIRECT' and p_replies = 1
    and exists (select 1 from users u where u.id = p_user and u.premium_until > p_at) then
    free_used := wallet_take_free(p_user, v_day, p_free);
    if free_used is not null then
      cost := 0;
      free_day := v_day;
    end if;
  end if;
  if cost > 0 then
    balance := wallet_move(p_user, 'replies', -(cost::bigint * p_replies), 'reply', p_key, p_at);
    paid := balance is not null;
  else
    select coalesce((select w.balance from wallet_accounts w where w.id = p_user), 0) into balance;
    paid := true;
  end if;
end
$$;
--> statement-breakpoint
-- What was paid for a reply goes back to where it came from. Answers the balance after that, or null where nothing was paid.
create function chats_give_back(p_user uuid, p_reply messages, p_at timestamptz) returns bigint language plpgsql as $$
begin
  if p_reply.free_day is not null then
    perform wallet_return_free(p_user, p_reply.free_day);
    return (select coalesce((select w.balance from wallet_accounts w where w.id = p_user), 0));
  end if;
  if p_reply.cost = 0 then
    return null;
  end if;
  return wallet_move(
    p_user, 'replies', p_reply.cost, 'reply-refund',
    'refund:' || p_reply.id || case when p_reply.continued > 0 then ':' || p_reply.continued else '' end, p_at
  );
end
$$;
--> statement-breakpoint
-- How many replies the person has not read, counted no further than a badge can show.
create function chats_unread(p_chat uuid, p_read integer) returns integer language sql stable as $$
  select count(*)::integer from (
    select 1 from messages m
    where m.chat_id = p_chat and m.seq > p_read
      and m.left_with is null and m.deleted_at is null
      and m.author in ('AVATAR', 'CARE') and m.kind = 'TEXT' and m.text <> ''
      and m.status in ('DONE', 'STOPPED')
    limit 100
  ) as unread
$$;
--> statement-breakpoint
-- Read off the conversation each time, so that it is right whichever way that has gone. Longer than any line shown, but of a
-- reply that goes on no more than it had before.
create function chats_last_said(p_chat uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('author', m.author, 'avatarId', m.avatar_id, 'text', left(m.text, least(400, nullif(m.base_length, 0))))
  from messages m
  where m.chat_id = p_chat and m.left_with is null and m.deleted_at is null
    and m.kind = 'TEXT' and m.text <> '' and (m.status in ('DONE', 'STOPPED', 'FAILED') or m.base_length > 0)
  order by m.seq desc limit 1
$$;
--> statement-breakpoint
-- Who is or was in a chat, in their order.
create function chats_members(p_chat uuid) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object(
    'avatarId', a.avatar_id, 'joinedSeq', a.joined_seq, 'leftSeq', a.left_seq, 'earlierStays', a.earlier_stays
  ) order by a.position)
  from chat_avatars a where a.chat_id = p_chat
$$;
--> statement-breakpoint
drop function chats_send(
  uuid, uuid, uuid, text, text, text, uuid[], uuid[], integer, text, interval, timestamptz, uuid, text
);
--> statement-breakpoint
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
  p_break text, p_free integer,
  out outcome text, out message_id uuid, out seq integer, out created_at timestamptz, out balance bigint,
  out reply_ids uuid[], out reply_avatars uuid[], out leased uuid,
  out forked_seq integer, out version_of uuid, out version smallint, out notice_id uuid, out notice_text text, out free_used integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first messages%rowtype;
  v_edited messages%rowtype;
  v_hours integer;
  v_charge record;
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

  select * into v_charge from chats_charge(
    p_user, v_chat.type, cardinality(p_replies), p_cost, p_free, 'message:' || p_message, p_at
  );
  if not v_charge.paid then
    outcome := 'not-enough-tokens';
    return;
  end if;

  outcome := 'created';
  balance := v_charge.balance;
  free_used := v_charge.free_used;
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
    chat_id, seq, id, author, kind, avatar_id, status, created_at, answers_seq, cost, free_day, lease_owner, lease_until,
    attempts
  )
    select p_chat, v_chat.last_seq + 1 + r.n, r.id, 'AVATAR', 'TEXT', r.avatar_id, 'PENDING', p_at,
      v_chat.last_seq + 1, v_charge.cost, v_charge.free_day,
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
-- The same for a message in a one-to-one chat, in one go with everything that its reply needs to begin: the chat, what was said
-- before, the angel's state, and who the person is. Answers null, having done nothing, where it is not as simple as that: no such chat, a group,
-- or an angel who is gone.
create function chats_say(
  p_hash text, p_user uuid, p_message uuid, p_text text, p_key text, p_digest text, p_reply uuid, p_cost integer,
  p_owner text, p_lease interval, p_at timestamptz, p_break text, p_free integer, p_turns integer
) returns jsonb language plpgsql as $$
declare
  v_chat chats%rowtype;
  v_angel record;
  v_sent record;
begin
  select * into v_chat from chats c
    where c.hash = p_hash and c.user_id = p_user and c.deleted_at is null and c.type = 'DIRECT' for update;
  if not found then
    return null;
  end if;
  select a.avatar_id, a.mind_state, v.name into v_angel
    from chat_avatars a join avatars v on v.id = a.avatar_id
    where a.chat_id = v_chat.id and a.left_seq is null and v.deleted_at is null;
  if not found then
    return null;
  end if;
  select * into v_sent from chats_send(
    v_chat.id, p_user, p_message, p_text, p_key, p_digest, array[p_reply], array[v_angel.avatar_id], p_cost, p_owner, p_lease,
    p_at, null, replace(p_break, '{name}', v_angel.name), p_free
  );
  return jsonb_build_object(
    'sent', to_jsonb(v_sent),
    'chat', to_jsonb(v_chat),
    'members', chats_members(v_chat.id),
    'state', v_angel.mind_state,
    'remembers', exists (
      select 1 from memories m where m.user_id = p_user and m.avatar_id = v_angel.avatar_id and m.deleted_at is null
    ),
    'person', (
      select jsonb_build_object('name', u.avatar_name, 'about', nullif(p.about, ''))
      from users u left join personas p on p.user_id = u.id where u.id = p_user
    ),
    'said', (
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'seq', m.seq, 'author', m.author, 'avatarId', m.avatar_id, 'text', m.text, 'createdAt', m.created_at
      ) order by m.seq desc)
      from (
        select m.id, m.seq, m.author, m.avatar_id, m.text, m.created_at from messages m
        where m.chat_id = v_chat.id and m.seq <= v_sent.seq and m.left_with is null and m.deleted_at is null
          and m.author in ('PERSON', 'AVATAR') and m.kind = 'TEXT' and m.status <> 'HIDDEN' and m.text <> ''
        order by m.seq desc limit p_turns
      ) as m
      where v_sent.outcome = 'created'
    )
  );
end
$$;
--> statement-breakpoint
drop function chats_regenerate(uuid, uuid, uuid, uuid, text, text, integer, text, interval, timestamptz);
--> statement-breakpoint
--> statement-breakpoint
-- A reply is written again: the conversation branches at it, and a new, empty reply of the same angel stands there, charged
-- and under a lease, all or nothing.
-- Answers outcome: created | repeated | not-found | key-reused | no-message | unwritten (it is not finished itself) |
-- gone | absent (its angel is not in the chat any more) | nothing-said (there is nothing before it to answer) |
-- unfinished (something after it is still being written) | not-enough-tokens.
create function chats_regenerate(
  p_chat uuid, p_user uuid, p_reply uuid, p_new uuid, p_key text, p_digest text, p_cost integer, p_owner text,
  p_lease interval, p_at timestamptz, p_free integer,
  out outcome text, out message_id uuid, out seq integer, out avatar_id uuid, out created_at timestamptz,
  out balance bigint, out leased boolean, out forked_seq integer, out version_of uuid, out version smallint,
  out free_used integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first messages%rowtype;
  v_reply messages%rowtype;
  v_charge record;
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

  select * into v_charge from chats_charge(p_user, v_chat.type, 1, p_cost, p_free, 'message:' || p_new, p_at);
  if not v_charge.paid then
    outcome := 'not-enough-tokens';
    return;
  end if;

  outcome := 'created';
  balance := v_charge.balance;
  free_used := v_charge.free_used;
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
    chat_id, seq, id, author, kind, avatar_id, status, created_at, answers_seq, cost, free_day, lease_owner,
    lease_until, attempts,
    key, key_digest, balance_after, version_of, version
  )
    values (
      p_chat, seq, p_new, 'AVATAR', 'TEXT', avatar_id, 'PENDING', p_at, v_reply.answers_seq, v_charge.cost, v_charge.free_day,
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
drop function chats_continue(uuid, uuid, uuid, text, integer, text, interval, timestamptz);
--> statement-breakpoint
--> statement-breakpoint
-- The latest reply goes on where it ended: charged, and being written again under a lease, behind the words that it has.
-- Answers outcome: created | repeated | not-found | key-reused | no-message | unwritten | gone | absent | not-latest |
-- failed (there is nothing to go on from) | not-enough-tokens.
create function chats_continue(
  p_chat uuid, p_user uuid, p_reply uuid, p_key text, p_cost integer, p_owner text, p_lease interval, p_at timestamptz,
  p_free integer,
  out outcome text, out balance bigint, out base_length integer, out free_used integer
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first message_continuations%rowtype;
  v_reply messages%rowtype;
  v_charge record;
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
    free_used := v_first.free_after;
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

  select * into v_charge from chats_charge(
    p_user, v_chat.type, 1, p_cost, p_free, 'continue:' || p_reply || ':' || (v_reply.continued + 1), p_at
  );
  if not v_charge.paid then
    outcome := 'not-enough-tokens';
    return;
  end if;

  outcome := 'created';
  balance := v_charge.balance;
  free_used := v_charge.free_used;
  base_length := char_length(v_reply.text);
  insert into message_continuations (chat_id, key, message_id, base_length, balance_after, free_after, created_at)
    values (p_chat, p_key, p_reply, base_length, balance, free_used, p_at);
  update messages m set status = 'STREAMING', base_status = m.status, base_length = chats_continue.base_length,
    continued = m.continued + 1, next_delta = 0, cost = v_charge.cost, free_day = v_charge.free_day,
    finished_at = null, stop_asked = false,
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
  uuid, uuid, text, smallint, text, text, integer, jsonb, text, interval, timestamptz
);
--> statement-breakpoint
--> statement-breakpoint
-- A reply ends, once: text, status, refund, the mind's state, and the turn goes on.
-- `p_owner` null ends a reply that nobody writes any more: one that waits, or whose lease has run out.
-- A reply that failed is given back, and so is one that was stopped before its first word (R9). One that was asked to go
-- on has had its words before: without a new one it is as it was, else it was stopped where it broke off (R27).
-- Answers ended = false when the reply is not the caller's to end, and else how the chat stands in the list now.
create function chats_end_reply(
  p_chat uuid, p_reply uuid, p_owner text, p_continued smallint, p_status text, p_text text, p_next_delta integer,
  p_state jsonb, p_next_owner text, p_lease interval, p_at timestamptz,
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
    update chat_avatars a set mind_state = p_state where a.chat_id = p_chat and a.avatar_id = v_reply.avatar_id;
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
--> statement-breakpoint
--> statement-breakpoint
-- A chat is deleted, for now: what is being written or waits there is stopped and given back, and nobody writes there any more
-- (R42). Answers deleted = false when there is no such chat.
create or replace function chats_delete(
  p_chat uuid, p_user uuid, p_at timestamptz, out deleted boolean, out stopped uuid[], out balance bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  v_reply messages%rowtype;
  v_ended record;
begin
  update chats c set deleted_at = p_at where c.id = p_chat and c.user_id = p_user and c.deleted_at is null;
  deleted := found;
  if not deleted then
    return;
  end if;
  stopped := '{}';
  loop
    select * into v_reply from messages m
      where m.chat_id = p_chat and m.status in ('PENDING', 'STREAMING') order by m.seq limit 1;
    exit when not found;
    select * into v_ended from chats_end_reply(
      p_chat, v_reply.id, v_reply.lease_owner, v_reply.continued, 'STOPPED', null, null, null, 'deleted', interval '0', p_at
    );
    if not v_ended.ended then
      raise exception 'chats: reply % could not be ended', v_reply.id;
    end if;
    stopped := stopped || v_reply.id;
    balance := coalesce(v_ended.balance, balance);
    -- With some words already, it would count as written; but nobody reads them.
    if v_ended.balance is null then
      balance := coalesce(chats_give_back(p_user, v_reply, p_at), balance);
    end if;
  end loop;
end
$$;
