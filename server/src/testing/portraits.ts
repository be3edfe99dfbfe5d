import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../platform/database/index.ts'
import type { Config } from '../platform/config.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createPortraits, type Portraits } from '../portraits/index.ts'
import { silentLog } from './log.ts'

export interface TestPortraits {
  portraits: Portraits
  /** DATA_DIR: what was drawn is under `portraits`. */
  dataDir: string
  /** What the operator would see of it. */
  metric(name: string, labels?: string): Promise<number>
  stop(): Promise<void>
}

/** Portraits in a data folder of their own, with their own worker. */
export function openPortraits(database: Database, image?: Config['image']): TestPortraits {
  const dataDir = mkdtempSync(join(tmpdir(), 'aureole-portraits-'))
  const metrics = createMetrics()
  const config = { dataDir, ...(image === undefined ? {} : { image }) }
  const portraits = createPortraits({ config, database, log: silentLog, metrics })
  return {
    portraits,
    dataDir,
    async metric(name, labels = '') {
      const line = (await metrics.registry.metrics())
        .split('\n')
        .find((one) => one.startsWith(`${name}${labels} `))
      return Number(line?.split(' ').at(-1) ?? 0)
    },
    async stop() {
      await portraits.close()
      metrics.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
