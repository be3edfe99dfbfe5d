import * as z from 'zod/mini'
import { id } from './common.ts'
import { chatHash } from './messages.ts'

/** What everything on the agents’ desk is made of. */

/** Why somebody should look: a rule or a model found something, a person reported it, called for a human, or asked to publish. */
export const reasonSources = ['RULE', 'MODEL', 'REPORT', 'CALL', 'PUBLICATION', 'AGENT'] as const

export const deskLimits = { reasonMax: 500, noteMax: 2000, careMax: 4000, appealMax: 2000 } as const

export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
/** Why an agent does something: always asked for, always kept. */
export const because = text(deskLimits.reasonMax)
/** From what the agent has seen: who decides on something that has changed since is refused. */
export const version = z.int().check(z.minimum(0))

export const agent = z.object({ id, name: z.string() })

export const chatParams = z.object({ chatHash })
