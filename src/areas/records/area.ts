import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { recordOf } from './on-record.ts'
import { recordOfFile } from './queries.ts'
import { recordFactWords } from './words.ts'

export const records: Area = { name: 'records', label: 'السجلات', factWords: recordFactWords, permissionForFile }

/** Whoever may see the record may open what is attached to it. */
async function permissionForFile(ctx: Ctx, fileId: string) {
  const owner = await recordOfFile(ctx, fileId)
  const record = owner && (await recordOf(ctx, owner.kind, owner.recordId))
  return record ? record.kind.view : null
}
