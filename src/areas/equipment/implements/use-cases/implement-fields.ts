import { sql } from 'kysely'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { ImplementState } from '../implement.ts'

export const may = equipmentPermissions.manage

type Typed = {
  code: string
  name: string
  dayPrice?: bigint | undefined
  monthPrice?: bigint | undefined
  state: ImplementState
  note?: string | undefined
}

export const asRow = ({ code, name, dayPrice, monthPrice, state, note }: Typed) => ({
  ...{ code: code.toUpperCase(), name, dayPrice: dayPrice ?? null, monthPrice: monthPrice ?? null, state, note: note ?? null },
})

/** Two who write the same code at once come one after the other. */
export const oneByOne = ({ tx }: Work) => sql`select pg_advisory_xact_lock(hashtext('equipment.implements'))`.execute(tx)

export async function mustBeCodedAlone({ tx }: Work, { id, code }: { id: string; code: string }) {
  const other = await tx
    .selectFrom('machineImplements')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw fieldFault('code', 'لأداة أخرى هذا الرمز. اكتب غيره.')
}

export async function writeFits({ tx }: Work, implementId: string, kindIds: readonly string[]) {
  const found = await tx
    .selectFrom('machineKinds')
    .select('id')
    .where('id', 'in', [...new Set(kindIds)])
    .execute()
  if (found.length === 0) throw fieldFault('kindIds', 'اختر نوعًا واحدًا على الأقل تركب عليه.')
  await tx.deleteFrom('implementFits').where('implementId', '=', implementId).execute()
  await tx
    .insertInto('implementFits')
    .values(found.map(({ id: kindId }) => ({ implementId, kindId })))
    .execute()
}
