import { z } from 'zod'
import type { Ctx, Work } from './context.ts'
import { again } from './db/again.ts'
import type { Tx } from './db/database.ts'
import { denial, onlyLooking } from './denial.ts'
import { type Fault, issuesOf } from './field-fault.ts'
import { fileRow, keepUploads } from './files/keep.ts'
import { movedNothing, mustBeFirst } from './operations.ts'
import type { Permission } from './permissions.ts'
import { isRefusal, Refusal } from './refusal.ts'
import { type Happened, saveFacts } from './save-facts.ts'
import { reasonIn, recordDenied, signature } from './trail.ts'

/** What a schema has no sentence of its own for, as an id somebody made up, is told in our words too. */
z.config({ localeError: () => 'لم نفهم ما وصل هنا. حدّث الصفحة وأعد المحاولة.' })

/**
 * Wraps the one part that differs between use cases, `run`, in the part that never differs:
 * ask for permission, read the input, keep its files, open a transaction, save what happened in it and queue its delivery.
 * Audit trail, notices and activity feeds all read those saved facts.
 */
export function command<Input extends z.ZodType, Output>(definition: {
  name: string
  permission: Permission
  input: Input
  /** What `run` finds wrong by the clock, as no shape can: told already together with what is wrong with the shape. */
  byTheClock?: (typed: Typed, now: Date) => readonly Fault[]
  run: (work: Work, input: z.output<Input>) => Promise<Output>
}) {
  const execute = (ctx: Ctx, rawInput: z.input<Input>): Promise<Output> =>
    telling(ctx, definition.name, () => attempt(ctx, rawInput))

  async function attempt(ctx: Ctx, rawInput: z.input<Input>): Promise<Output> {
    const { db, jobs, ...rest } = ctx
    if (!ctx.actor.may(definition.permission)) {
      throw new Refusal('forbidden', denial(ctx.actor, definition.permission), 403)
    }
    if (ctx.actor.seenBy) throw new Refusal('only-looking', onlyLooking, 403)
    const input = readIn(definition, rawInput, ctx.now())
    const kept = await keepUploads(ctx.files, input)

    // Nothing outside it may remember how far `carryOut` came: it may have to be begun anew.
    const carryOut = async (tx: Tx) => {
      if (ctx.operation) await mustBeFirst(tx, ctx, ctx.operation)
      const happened: Happened[] = []
      const record: Work['record'] = (kind, subjectId, data) =>
        happened.push({ kind, subjectId, data: JSON.stringify(z.encode(kind.data, data)) })

      let doneBefore = false
      const work: Work = {
        ...rest,
        tx,
        record,
        keepFile: (upload) => fileRow({ ...rest, tx }, kept.get(upload)),
        repeated: () => {
          doneBefore = true
        },
      }
      const output = await definition.run(work, input)
      if (doneBefore && ctx.operation) await movedNothing(tx, ctx.operation)
      if (doneBefore) return output
      if (happened.length === 0) throw new Error(`${definition.name} changed something and recorded nothing`)

      const by = { command: definition.name, reason: reasonIn(input), ...signature(ctx) }
      await saveFacts({ ...rest, jobs, tx }, happened, by)
      return output
    }
    return again(ctx.log, () => db.transaction().execute(carryOut))
  }

  return Object.assign(execute, { permission: definition.permission, input: definition.input })
}

type Typed = Readonly<Record<string, unknown>>
type Read<Input> = { input: Input; byTheClock?: (typed: Typed, now: Date) => readonly Fault[] }

function readIn<Input extends z.ZodType>({ input, byTheClock }: Read<Input>, raw: z.input<Input>, now: Date): z.output<Input> {
  const read = input.safeParse(raw)
  if (read.success) return read.data
  const told = new Set(read.error.issues.map(({ path }) => String(path[0])))
  const late = typeof raw === 'object' && raw !== null ? (byTheClock?.(raw as Typed, now) ?? []) : []
  const more = late.filter(([field]) => !told.has(field))
  throw more.length > 0 ? new z.ZodError([...read.error.issues, ...issuesOf(more)]) : read.error
}

/** A "no" for want of a right is written down too, after what was begun has been undone. */
async function telling<Output>(ctx: Ctx, door: string, attempt: () => Promise<Output>) {
  try {
    return await attempt()
  } catch (error) {
    if (isRefusal(error) && error.status === 403) await recordDenied(ctx, { door, said: error.message })
    throw error
  }
}
