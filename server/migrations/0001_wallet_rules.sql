-- A time-ordered id (UUID v7), for rows that are made inside the database.
create function new_id() returns uuid language sql volatile as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;
--> statement-breakpoint
insert into wallet_accounts (id, kind, name) values
  ('00000000-0000-7000-8000-000000000001', 'HOUSE', 'gifts'),
  ('00000000-0000-7000-8000-000000000002', 'HOUSE', 'replies'),
  ('00000000-0000-7000-8000-000000000003', 'HOUSE', 'sales');
--> statement-breakpoint
create unique index wallet_accounts_house on wallet_accounts (name) where kind = 'HOUSE';
--> statement-breakpoint
-- W1: every transaction sums to zero. Both sides come in one statement, so the statement is what is checked.
create function wallet_entries_balanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added group by transaction_id having sum(amount) <> 0) then
    raise exception 'wallet: the entries of a transaction must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger wallet_entries_balanced after insert on wallet_entries
  referencing new table as added for each statement execute function wallet_entries_balanced();
--> statement-breakpoint
-- W2: what is written stays.
create function wallet_entries_final() returns trigger language plpgsql as $$
begin
  raise exception 'wallet: entries are never changed or removed' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger wallet_entries_final before update or delete or truncate on wallet_entries
  for each statement execute function wallet_entries_final();
--> statement-breakpoint
-- Moves tokens between a person and a house account; `p_amount` is what the person gets (or, below zero, gives).
-- Answers the person's balance, or null when it would not suffice. The person's row is locked first, so that two
-- moves of one person follow each other, and a key counts once (W4, W5).
create function wallet_move(
  p_person uuid, p_house text, p_amount bigint, p_reason text, p_key text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_balance bigint;
  v_seq integer;
  v_house uuid;
  v_before record;
  v_transaction uuid := new_id();
begin
  select balance into v_balance from wallet_accounts where id = p_person and kind = 'PERSON' for update;
  if not found then
    insert into wallet_accounts (id, kind, balance, created_at) values (p_person, 'PERSON', 0, p_at)
      on conflict (id) do nothing;
    select balance into v_balance from wallet_accounts where id = p_person and kind = 'PERSON' for update;
    if not found then
      raise exception 'wallet: % is not a person''s account', p_person;
    end if;
  end if;

  select amount, reason into v_before from wallet_entries
    where account_id = p_person and key = p_key and seq is not null;
  if found then
    if v_before.amount <> p_amount or v_before.reason <> p_reason then
      raise exception 'wallet: key % belongs to another move', p_key using errcode = 'unique_violation';
    end if;
    return v_balance;
  end if;

  if v_balance + p_amount < 0 then
    return null;
  end if;

  select id into strict v_house from wallet_accounts where kind = 'HOUSE' and name = p_house;
  update wallet_accounts set balance = balance + p_amount, entries = entries + 1
    where id = p_person returning balance, entries into v_balance, v_seq;
  insert into wallet_entries (account_id, id, transaction_id, seq, amount, balance_after, reason, key, created_at)
  values
    (p_person, new_id(), v_transaction, v_seq, p_amount, v_balance, p_reason, p_key, p_at),
    (v_house, new_id(), v_transaction, null, -p_amount, null, p_reason, p_key, p_at);
  return v_balance;
end
$$;
