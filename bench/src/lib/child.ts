import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export interface Child {
  readonly port: number
  readonly process: ChildProcess
  stop(): void
}

/** One of the bench's own servers as its own process; it tells its port. */
export async function startChild(file: string, args: string[] = []): Promise<Child> {
  const child = fork(resolve(import.meta.dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((done, failed) => {
    child.once('message', (message: { port: number }) => done(message.port))
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)))
  })
  return { port, process: child, stop: () => void child.kill('SIGTERM') }
}

const ticksPerSecond = 100

/** CPU seconds that a process has used so far, all of its threads together. */
export function cpuSeconds(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Memory that a process holds, in MB. */
export function memoryMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
