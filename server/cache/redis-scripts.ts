// Scripts are atomic, so totals and log agree with the entries even if a process dies half way.

/** Restarts the purge log when it is missing, partly evicted or behind the position that the caller knows. */
const OPEN_LOG = `
  local epoch, sequence, floor = unpack(redis.call('HMGET', KEYS[1], 'epoch', 'sequence', 'floor'))
  sequence, floor = tonumber(sequence or 0), tonumber(floor or 0)
  local torn = sequence > floor and redis.call('EXISTS', KEYS[2]) == 0
  if not epoch or torn or (epoch == ARGV[2] and tonumber(ARGV[3]) > sequence) then
    epoch, sequence, floor = ARGV[1], 0, 0
    redis.call('DEL', KEYS[2])
    redis.call('HSET', KEYS[1], 'epoch', epoch, 'sequence', 0, 'floor', 0)
  end`;

/** Keys: log, purges. Arguments: epoch of a new log, no known position (`""`, 0), maximum tags, lifetime in ms, tags. Returns the position. */
export const ADD_PURGES = `${OPEN_LOG}
  for index = 6, #ARGV do
    sequence = sequence + 1
    redis.call('ZADD', KEYS[2], sequence, ARGV[index])
  end
  local excess = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[4])
  if excess > 0 then
    local dropped = redis.call('ZPOPMIN', KEYS[2], excess)
    floor = dropped[#dropped]
  end
  redis.call('HSET', KEYS[1], 'sequence', sequence, 'floor', floor)
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
  redis.call('PEXPIRE', KEYS[2], ARGV[5])
  return {epoch, sequence}`;

/** Keys: log, purges. Arguments: epoch of a new log, known epoch and sequence, maximum purges. Returns epoch, sequence, floor, tags with sequences. */
export const PURGES_AFTER = `${OPEN_LOG}
  local from = epoch == ARGV[2] and ARGV[3] or '0'
  local page = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. from, '+inf', 'WITHSCORES', 'LIMIT', 0, ARGV[4])
  return {epoch, sequence, floor, page}`;

/** Keys: entry, used, sizes, log, purges. Arguments: key, value, bytes, now, lifetimes in ms of the entry and of the other keys. Returns the bytes of all entries. */
export const SET_ENTRY = `
  local old = tonumber(redis.call('HGET', KEYS[3], ':' .. ARGV[1]) or 0)
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[5])
  redis.call('HSET', KEYS[3], ':' .. ARGV[1], ARGV[3])
  redis.call('ZADD', KEYS[2], ARGV[4], ARGV[1])
  local total = redis.call('HINCRBY', KEYS[3], 'total', tonumber(ARGV[3]) - old)
  for index = 2, 5 do redis.call('PEXPIRE', KEYS[index], ARGV[6]) end
  return total`;

/** Keys: entry, used, sizes. Argument: key. Returns the bytes of all entries. */
export const DELETE_ENTRY = `
  local old = tonumber(redis.call('HGET', KEYS[3], ':' .. ARGV[1]) or 0)
  redis.call('UNLINK', KEYS[1])
  redis.call('ZREM', KEYS[2], ARGV[1])
  redis.call('HDEL', KEYS[3], ':' .. ARGV[1])
  return redis.call('HINCRBY', KEYS[3], 'total', 0 - old)`;

/** Keys: used, sizes. Arguments: key prefix, target in bytes, how many entries to delete at most. Returns the bytes of all entries. */
export const EVICT = `
  local total = tonumber(redis.call('HGET', KEYS[2], 'total') or 0)
  for _ = 1, tonumber(ARGV[3]) do
    if total <= tonumber(ARGV[2]) then break end
    local key = redis.call('ZPOPMIN', KEYS[1])[1]
    if not key then
      redis.call('DEL', KEYS[2])
      return 0
    end
    local bytes = tonumber(redis.call('HGET', KEYS[2], ':' .. key) or 0)
    total = redis.call('HINCRBY', KEYS[2], 'total', 0 - bytes)
    redis.call('HDEL', KEYS[2], ':' .. key)
    redis.call('UNLINK', ARGV[1] .. key)
  end
  return total`;

/** Key: lease. Argument: owner. */
export const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;
