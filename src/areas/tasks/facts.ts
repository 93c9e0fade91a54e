import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Who = z.object({ assigneeId: z.string().nullable(), role: z.string().nullable() })

export const taskAdded = defineFact(
  'tasks.added',
  Who.extend({
    title: z.string(),
    kind: z.string().nullable(),
    subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
    dueAt: z.iso.datetime().nullable(),
    rule: z.string().nullable(),
  }),
)
export const taskAssigned = defineFact('tasks.assigned', z.object({ title: z.string(), before: Who, after: Who }))
export const taskRescheduled = defineFact(
  'tasks.rescheduled',
  z.object({ title: z.string(), before: z.iso.datetime().nullable(), after: z.iso.datetime().nullable() }),
)

/** On one's own first page alone. */
export const exceptionPutOff = defineFact('tasks.put-off', z.object({ title: z.string(), until: z.iso.date() }))

const Moved = z.object({ title: z.string() })
export const taskCompleted = defineFact('tasks.completed', Moved)
export const taskCancelled = defineFact('tasks.cancelled', Moved)
export const taskReopened = defineFact('tasks.reopened', Moved)
