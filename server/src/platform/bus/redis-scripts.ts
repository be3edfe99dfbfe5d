/*
 * Each topic has a state (hash: run, epoch, seq, and the last batch of each publisher) and a log (stream whose entry
 * ids are the numbers). The state names the run of Redis that made it: after a restart or a failover a few last writes
 * may be gone and their numbers would be given out twice, so state of another run is thrown away and a new epoch begins.
 */

/** Numbers, appends, publishes. A batch that was already taken in (its answer was lost) is not taken in twice. */
export const appendScript = `
local run, fresh, publisher, batch, channel = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local events, logSeconds, stateSeconds = ARGV[6], ARGV[7], ARGV[8]
local state = redis.call('HMGET', KEYS[1], 'run', 'epoch', 'seq', 'p:' .. publisher)
local epoch, seq = state[2], tonumber(state[3] or 0)
if state[1] ~= run then
  redis.call('DEL', KEYS[1], KEYS[2])
  epoch, seq = fresh, 0
elseif state[4] and tonumber(state[4]) >= tonumber(batch) then
  return 0
end
for i = 9, #ARGV, 2 do
  seq = seq + 1
  redis.call('XADD', KEYS[2], 'MAXLEN', events, string.format('%d-0', seq), 'n', ARGV[i], 'd', ARGV[i + 1])
  redis.call('PUBLISH', channel, string.format('%s-%d', epoch, seq) .. ' ' .. ARGV[i] .. ' ' .. ARGV[i + 1])
end
redis.call('HSET', KEYS[1], 'run', run, 'epoch', epoch, 'seq', string.format('%d', seq), 'p:' .. publisher, batch)
redis.call('EXPIRE', KEYS[1], stateSeconds)
redis.call('EXPIRE', KEYS[2], logSeconds)
return 1
`

/** Something was lost before it got a number: a new epoch makes every listener, present or away, read again. */
export const resetScript = `
local run, fresh, channel, stateSeconds = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('HSET', KEYS[1], 'run', run, 'epoch', fresh, 'seq', '0')
redis.call('EXPIRE', KEYS[1], stateSeconds)
redis.call('PUBLISH', channel, fresh .. '-0')
return 1
`

/** -> epoch, seq, whether the entries are everything after the given position, entries */
export const readScript = `
local run, fresh, afterEpoch, after, stateSeconds = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5]
local state = redis.call('HMGET', KEYS[1], 'run', 'epoch', 'seq')
if state[1] ~= run then
  redis.call('DEL', KEYS[1], KEYS[2])
  redis.call('HSET', KEYS[1], 'run', run, 'epoch', fresh, 'seq', '0')
  redis.call('EXPIRE', KEYS[1], stateSeconds)
  return {fresh, 0, 0, {}}
end
redis.call('EXPIRE', KEYS[1], stateSeconds)
local epoch, seq = state[2], tonumber(state[3])
if epoch ~= afterEpoch or after > seq then return {epoch, seq, 0, {}} end
if after == seq then return {epoch, seq, 1, {}} end
local entries = redis.call('XRANGE', KEYS[2], string.format('%d-0', after + 1), '+')
if #entries ~= seq - after then return {epoch, seq, 0, {}} end
return {epoch, seq, 1, entries}
`
