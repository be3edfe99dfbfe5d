export interface RedisKeys {
  state(topic: string): string
  log(topic: string): string
  channel(topic: string): string
  topicOf(channel: string): string
}

/** The braces keep both keys of a topic in one slot of a cluster. */
export function redisKeys(prefix: string): RedisKeys {
  const start = `${prefix}live:`
  return {
    state: (topic) => `${start}{${topic}}:state`,
    log: (topic) => `${start}{${topic}}:log`,
    channel: (topic) => start + topic,
    topicOf: (channel) => channel.slice(start.length),
  }
}
