-- A person says something, here or in another chat: how many hours they have been talking without a pause of fifteen minutes,
-- each time another three are full; else nothing (R60). Written down every half minute at most, so that most messages only read.
create function chats_sit(p_user uuid, p_at timestamptz) returns integer language plpgsql as $$
declare
  v_sitting chat_sittings%rowtype;
  v_paused boolean;
  v_before integer;
  v_now integer;
begin
  select * into v_sitting from chat_sittings s where s.user_id = p_user;
  if not found then
    insert into chat_sittings (user_id, since, last_at) values (p_user, p_at, p_at) on conflict (user_id) do nothing;
    return null;
  end if;
  v_paused := p_at - v_sitting.last_at >= interval '15 minutes';
  v_before := floor(extract(epoch from v_sitting.last_at - v_sitting.since) / 10800);
  v_now := floor(extract(epoch from p_at - v_sitting.since) / 10800);
  if p_at - v_sitting.last_at < interval '30 seconds' and v_now <= v_before then
    return null;
  end if;
  -- Of two messages at the same moment one counts, so that the reminder comes once.
  update chat_sittings s set since = case when v_paused then p_at else s.since end, last_at = p_at
    where s.user_id = p_user and s.last_at = v_sitting.last_at;
  return case when found and not v_paused and v_now > v_before then v_now * 3 end;
end
$$;
--> statement-breakpoint
-- A chat is deleted, for now: what is being written or waits there is stopped and given back, and nobody writes there any more
-- (R42). Answers deleted = false when there is no such chat.
create function chats_delete(
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
    if v_ended.balance is null and v_reply.cost > 0 then
      balance := wallet_move(
        p_user, 'replies', v_reply.cost, 'reply-refund',
        'refund:' || v_reply.id || case when v_reply.continued > 0 then ':' || v_reply.continued else '' end, p_at
      );
    end if;
  end loop;
end
$$;
--> statement-breakpoint
-- Angels of a group talk among themselves: so many replies in this order, paid for together, all or nothing (R47). The first
-- carries the request's key, and all of them its number as what they belong to.
-- Answers outcome: created | repeated | not-found | key-reused | absent (one of them is not there any more) |
-- unfinished (something is still being written) | not-enough-tokens.
create function chats_talk(
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
