insert into wallet_accounts (id, kind, name) values
  ('00000000-0000-7000-8000-000000000004', 'HOUSE', 'premium'),
  ('00000000-0000-7000-8000-000000000005', 'HOUSE', 'refunds'),
  ('00000000-0000-7000-8000-000000000006', 'HOUSE', 'disputes'),
  ('00000000-0000-7000-8000-000000000007', 'HOUSE', 'debts');
--> statement-breakpoint
-- W10: what is recorded as debt stays recorded.
create trigger wallet_debts_final before update or delete or truncate on wallet_debts
  for each statement execute function wallet_entries_final();
--> statement-breakpoint
-- Gives tokens to a person (W9). Where there is a debt, the same transaction pays it off, with an entry of its own,
-- so that the statement says what became of the tokens. A key counts once, its share of the debt included.
create function wallet_credit(
  p_person uuid, p_house text, p_amount bigint, p_reason text, p_key text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_balance bigint;
  v_debt bigint;
  v_known boolean;
begin
  if p_amount <= 0 then
    raise exception 'wallet: % is nothing to credit', p_amount using errcode = 'check_violation';
  end if;
  perform 1 from wallet_accounts where id = p_person for update;
  v_known := exists (
    select 1 from wallet_entries where account_id = p_person and key = p_key and seq is not null
  );
  v_balance := wallet_move(p_person, p_house, p_amount, p_reason, p_key, p_at);
  select least(debt, p_amount) into v_debt from wallet_accounts where id = p_person;
  if v_known or v_debt = 0 then
    return v_balance;
  end if;
  v_balance := wallet_move(p_person, 'debts', -v_debt, 'debt', 'debt:' || p_key, p_at);
  insert into wallet_debts (account_id, id, amount, reason, key, created_at)
    values (p_person, new_id(), -v_debt, p_reason, 'paid:' || p_key, p_at);
  update wallet_accounts set debt = debt - v_debt where id = p_person;
  return v_balance;
end
$$;
--> statement-breakpoint
-- Takes tokens back as far as there are any, and records the rest as debt (W10). A key counts once.
create function wallet_take_back(
  p_person uuid, p_house text, p_amount bigint, p_reason text, p_key text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_balance bigint;
  v_taken bigint;
begin
  if p_amount <= 0 then
    raise exception 'wallet: % is nothing to take back', p_amount using errcode = 'check_violation';
  end if;
  select balance into v_balance from wallet_accounts where id = p_person and kind = 'PERSON' for update;
  if not found then
    raise exception 'wallet: % has no account to take from', p_person;
  end if;
  if exists (select 1 from wallet_entries where account_id = p_person and key = p_key and seq is not null)
    or exists (select 1 from wallet_debts where account_id = p_person and key = p_key) then
    return v_balance;
  end if;
  v_taken := least(v_balance, p_amount);
  if v_taken > 0 then
    v_balance := wallet_move(p_person, p_house, -v_taken, p_reason, p_key, p_at);
  end if;
  if v_taken < p_amount then
    insert into wallet_debts (account_id, id, amount, reason, key, created_at)
      values (p_person, new_id(), p_amount - v_taken, p_reason, p_key, p_at);
    update wallet_accounts set debt = debt + p_amount - v_taken where id = p_person;
  end if;
  return v_balance;
end
$$;
