import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx, Work } from './context.ts'
import { pagesChannel } from './db/listen.ts'
import type { FactKind } from './facts.ts'
import { fileRow, keepUploads } from './files/keep.ts'
import type { Permission } from './permissions.ts'
import { Refusal } from './refusal.ts'

/**
 * Wraps the one part that differs between use cases, `run`, in the part that never differs:
 * ask for permission, read the input, keep its files, open a transaction, save what happened in it and queue its delivery.
 * Audit trail, notices and activity feeds all read those saved facts.
 */
export function command<Input extends z.ZodType, Output>(definition: {
  name: string
  permission: Permission
  input: Input
  run: (work: Work, input: z.output<Input>) => Promise<Output>
}) {
  async function execute(ctx: Ctx, rawInput: z.input<Input>): Promise<Output> {
    const { db, jobs, ...rest } = ctx
    if (!ctx.actor.may(definition.permission)) {
      throw new Refusal('forbidden', `تحتاج إلى صلاحية «${definition.permission.label}».`, 403)
    }
    const input = definition.input.parse(rawInput)
    const kept = await keepUploads(ctx.files, input)

    return db.transaction().execute(async (tx) => {
      const happened: { kind: FactKind; subjectId: string; data: string }[] = []
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
      if (doneBefore) return output
      if (happened.length === 0) throw new Error(`${definition.name} changed something and recorded nothing`)

      const by = { command: definition.name, actorId: ctx.actor.id, requestId: ctx.requestId, happenedAt: ctx.now() }
      const saved = happened.map(({ kind, subjectId, data }) => ({ id: ctx.newId(), name: kind.name, subjectId, data, ...by }))
      await tx.insertInto('facts').values(saved).execute()
      await jobs.deliver(tx, saved)
      // PostgreSQL sends it at the commit, and only then.
      if (happened.some(({ kind }) => kind.changesPages)) await sql`select pg_notify(${pagesChannel}, '')`.execute(tx)
      return output
    })
  }

  return Object.assign(execute, { permission: definition.permission, input: definition.input })
}
