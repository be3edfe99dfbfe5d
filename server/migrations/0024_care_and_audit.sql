-- The latest reply goes on where it ended: charged, and being written again under a lease, behind the words that it has.
-- Answers outcome: created | repeated | not-found | key-reused | no-message | unwritten | gone | absent | not-latest |
-- failed (there is nothing to go on from) | in-care (customer care writes here) | not-enough-tokens.
create or replace function chats_continue(
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
  elsif v_chat.care_since is not null then
    outcome := 'in-care';
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
-- Angels of a group talk among themselves: so many replies in this order, paid for together, all or nothing (R47). The first
-- carries the request's key, and all of them its number as what they belong to.
-- Answers outcome: created | repeated | not-found | key-reused | absent (one of them is not there any more) |
-- unfinished (something is still being written) | in-care (customer care writes here) | not-enough-tokens.
create or replace function chats_talk(
  p_chat uuid, p_user uuid, p_key text, p_digest text, p_replies uuid[], p_avatars uuid[], p_cost integer, p_owner text,
  p_lease interval, p_at timestamptz,
  out outcome text, out seq integer, out created_at timestamptz, out balance bigint, out reply_ids uuid[],
  out reply_avatars uuid[]
) language plpgsql as $$
#variable_conflict use_column
declare
  v_chat chats%rowtype;
  v_first messages%rowtype;
  v_total bigint := p_cost::bigint * cardinality(p_replies);
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
    seq := v_first.seq;
    created_at := v_first.created_at;
    balance := v_first.balance_after;
    select array_agg(m.id order by m.seq), array_agg(m.avatar_id order by m.seq) into reply_ids, reply_avatars
      from messages m where m.chat_id = p_chat and m.answers_seq = v_first.seq
        and m.seq >= v_first.seq and m.seq < v_first.seq + 10
        and m.version = 1 and m.created_at = v_first.created_at;
    return;
  end if;

  if exists (select 1 from message_continuations k where k.chat_id = p_chat and k.key = p_key) then
    outcome := 'key-reused';
  elsif v_chat.care_since is not null then
    outcome := 'in-care';
  elsif exists (
    select 1 from unnest(p_avatars) as asked (id)
      where not exists (
        select 1 from chat_avatars a where a.chat_id = p_chat and a.avatar_id = asked.id and a.left_seq is null
      )
  ) then
    outcome := 'absent';
  elsif exists (select 1 from messages m where m.chat_id = p_chat and m.status in ('PENDING', 'STREAMING')) then
    outcome := 'unfinished';
  end if;
  if outcome is not null then
    return;
  end if;

  if v_total > 0 then
    balance := wallet_move(p_user, 'replies', -v_total, 'reply', 'talk:' || p_replies[1], p_at);
    if balance is null then
      outcome := 'not-enough-tokens';
      return;
    end if;
  else
    select coalesce((select w.balance from wallet_accounts w where w.id = p_user), 0) into balance;
  end if;

  outcome := 'created';
  seq := v_chat.last_seq + 1;
  created_at := p_at;
  reply_ids := p_replies;
  reply_avatars := p_avatars;
  insert into messages (
    chat_id, seq, id, author, kind, avatar_id, status, created_at, answers_seq, cost, lease_owner, lease_until, attempts,
    key, key_digest, balance_after
  )
    select p_chat, v_chat.last_seq + r.n, r.id, 'AVATAR', 'TEXT', r.avatar_id, 'PENDING', p_at, v_chat.last_seq + 1, p_cost,
      case when r.n = 1 then p_owner end,
      case when r.n = 1 then clock_timestamp() + p_lease end,
      case when r.n = 1 then 1 else 0 end,
      case when r.n = 1 then p_key end,
      case when r.n = 1 then p_digest end,
      case when r.n = 1 then balance end
    from unnest(p_replies, p_avatars) with ordinality as r (id, avatar_id, n);
  update chats c set last_seq = v_chat.last_seq + cardinality(p_replies), read_seq = v_chat.last_seq, last_at = p_at,
    archived = false
    where c.id = p_chat;
end
$$;
--> statement-breakpoint
-- What the search of the audit log looks in: words and their beginnings, in any of these. `store-audit.ts` asks for the same.
create index audit_entries_words on audit_entries using gin (
  to_tsvector('simple', translate(action || ' ' || agent_name || ' ' || coalesce(reason, ''), './_@:-', '      '))
);
