import type { z } from 'zod'
import type { RecordKind } from '#platform/area.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { OnRecord } from './inputs.ts'

/** A record that this person may look at; null outside of what they may see. */
export async function recordOf(ctx: Ctx, kind: string, id: string) {
  const one = ctx.recordKinds.find((each) => each.kind === kind)
  if (!one || !ctx.actor.may(one.view)) return null
  const found = await one.find(ctx, id)
  return found && { ...found, kind: one, path: one.path(id) }
}

const notThere = () => new Refusal('not-found', 'لم نجد هذا السجل، أو هو خارج صلاحيتك.', 404)

type OnOne = { kind: string; recordId: string; backTo?: string | undefined }

/**
 * A command about what hangs on a record: its permission is that of the record's kind, and this permission must reach the record.
 * That is asked before the transaction begins, of the area that owns the record. It answers with the way back.
 */
export function onRecord<Input extends z.ZodType<OnOne>>(definition: {
  name: string
  input: Input
  run: (work: Work, input: z.output<Input>) => Promise<void>
}) {
  async function execute(ctx: Ctx, rawInput: z.input<Input>) {
    const { kind, recordId, backTo } = OnRecord.parse(rawInput)
    const record = await recordOf(ctx, kind, recordId)
    // Whoever may edit none of the kind hears from the command which permission it takes.
    if (!record || (ctx.actor.may(record.kind.edit) && !record.mayEdit)) throw notThere()
    await command({ ...definition, permission: record.kind.edit })(ctx, rawInput)
    return { backTo: within(record.path, backTo) ?? record.path }
  }
  return Object.assign(execute, { permission: anyoneSignedIn, input: definition.input })
}

/** Back to a tab of the record's page, and to no other place. */
function within(path: RecordPath, backTo: string | undefined) {
  return backTo && (backTo === path || backTo.startsWith(`${path}?`) || backTo.startsWith('/admin/records/')) ? backTo : null
}

type RecordPath = ReturnType<RecordKind['path']>
