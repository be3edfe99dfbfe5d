drop function chats_send(
  uuid, uuid, uuid, text, text, text, uuid[], uuid[], integer, text, interval, timestamptz, uuid, text, integer, text
);
--> statement-breakpoint
-- One message is sent: membership, idempotency, numbers, charge, message and empty replies, all or nothing. With
-- `p_edited` it takes the place of that one, and the conversation branches there.
-- The chat's row is locked first, so that messages of one chat follow each other (R2). Only the first unfinished reply of
-- a chat is under a lease; the others wait for their turn (R6).
-- With `p_crisis` somebody may be in danger: the card with crisis lines comes right behind the message, and replies answer with care, unless it is
-- somebody else (`p_care` is false then; nodes of the version before do not name it). While customer care writes in the chat nobody answers and
-- nothing is charged; the desk is told of what was said (R80, R83, R87).
-- Answers outcome: created | repeated | not-found | key-reused | not-enough-tokens, and for an edited one also
-- no-message | gone (not on the way any more) | unfinished (something after it is still being written).
create function chats_send(
  p_chat uuid, p_user uuid, p_message uuid, p_text text, p_key text, p_digest text,
  p_replies uuid[], p_avatars uuid[], p_cost integer, p_owner text, p_lease interval, p_at timestamptz, p_edited uuid,
  p_break text, p_free integer, p_crisis text, p_care boolean default true,
  out outcome text, out message_id uuid, out seq integer, out created_at timestamptz, out balance bigint,
  out reply_ids uuid[], out reply_avatars uuid[], out leased uuid,
  out forked_seq integer, out version_of uuid, out version smallint, out notice_id uuid, out notice_text text, out free_used integer,
  out reply_seq integer, out crisis_id uuid, out fact_id uuid
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
    free_used := v_first.free_after;
    version := v_first.version;
    -- Of those that answer it, only the ones ordered with it: others were generated again, or come of a talk.
    select array_agg(m.id order by m.seq), array_agg(m.avatar_id order by m.seq), min(m.seq)
      into reply_ids, reply_avatars, reply_seq
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

  if v_chat.care_since is not null then
    p_replies := '{}';
    p_avatars := '{}';
    p_cost := 0;
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
    chat_id, seq, id, author, kind, text, status, created_at, finished_at, key, key_digest, balance_after, free_after, version_of,
    version, care
  )
    values (
      p_chat, seq, p_message, 'PERSON', 'TEXT', p_text, 'DONE', p_at, p_at, p_key, p_digest, balance, free_used,
      version_of, version, v_chat.care_since is not null
    );
  v_chat.last_seq := seq;
  if v_chat.care_since is not null then
    fact_id := new_id();
    insert into chat_facts (id, kind, chat_id, chat_hash, user_id, message_id, seq, text, created_at)
      values (fact_id, 'TO_CARE', p_chat, v_chat.hash, p_user, p_message, seq, p_text, p_at);
  end if;
  if p_crisis is not null then
    v_chat.last_seq := v_chat.last_seq + 1;
    crisis_id := new_id();
    insert into messages (chat_id, seq, id, author, kind, text, status, created_at, finished_at)
      values (p_chat, v_chat.last_seq, crisis_id, 'SYSTEM', 'CRISIS', p_crisis, 'DONE', p_at, p_at);
  end if;
  reply_seq := v_chat.last_seq + 1;
  insert into messages (
    chat_id, seq, id, author, kind, avatar_id, status, created_at, answers_seq, cost, free_day, lease_owner, lease_until,
    attempts, care
  )
    select p_chat, v_chat.last_seq + r.n, r.id, 'AVATAR', 'TEXT', r.avatar_id, 'PENDING', p_at,
      chats_send.seq, v_charge.cost, v_charge.free_day,
      case when r.n = 1 and not v_waits then p_owner end,
      case when r.n = 1 and not v_waits then clock_timestamp() + p_lease end,
      case when r.n = 1 and not v_waits then 1 else 0 end,
      p_crisis is not null and p_care
    from unnest(p_replies, p_avatars) with ordinality as r (id, avatar_id, n);
  if not v_waits then
    leased := p_replies[1];
  end if;
  update chats c set last_seq = v_chat.last_seq + cardinality(p_replies), read_seq = chats_send.seq, last_at = p_at,
    archived = false
    where c.id = p_chat;
end
$$;
