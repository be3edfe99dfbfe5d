import { pino } from 'pino'
import type { Log } from '../platform/log.ts'

export const silentLog: Log = pino({ level: 'silent' })
