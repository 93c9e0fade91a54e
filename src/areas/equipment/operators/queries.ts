import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { accountsHolding } from '#areas/access/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { kindInWords } from '../kinds/queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const known = (ctx: Reader) =>
  ctx.db
    .selectFrom('machineOperators')
    .select(['id', 'branchId', 'name', 'phone', 'accountId', 'active', 'version'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('operatorLicences')
          .innerJoin('machineKinds', 'machineKinds.id', 'operatorLicences.kindId')
          .select(['kindId as id', 'validUntil as until', 'machineKinds.name', 'capacity'])
          .whereRef('operatorId', '=', 'machineOperators.id')
          .orderBy('position'),
      ).as('licences'),
    ])
    .where((eb) => withinReach(eb, ctx.actor, may.manageOperators, { branch: 'machineOperators.branchId' }))

const shown = ({ licences, ...row }: Awaited<ReturnType<ReturnType<typeof known>['executeTakeFirstOrThrow']>>) => ({
  ...row,
  licences: licences.map(({ id, until, ...kind }) => ({ kindId: id, validUntil: until, kind: kindInWords(kind) })),
})

/** All of them, those who work now first. */
export async function operators(ctx: Reader) {
  const rows = await known(ctx).orderBy('active', 'desc').orderBy('name').execute()
  return rows.map(shown)
}
export type OperatorRow = Awaited<ReturnType<typeof operators>>[number]

export async function operatorById(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await known(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return { ...shown(row), mayChange: reaches(ctx.actor, may.manageOperators, row) }
}
export type ShownOperator = NonNullable<Awaited<ReturnType<typeof operatorById>>>

/** Whoever may write sheets, to be tied to an operator. */
export async function accountChoices(ctx: Pick<Ctx, 'db' | 'now'>) {
  const ids = await accountsHolding({ tx: ctx.db, now: ctx.now }, may.recordSheets)
  const found = await accountsAmong(ctx, ids)
  return found.map(({ id, name }) => [id, name] as const)
}

/** The kinds somebody works, each of which asks for a licence. */
export async function licensedKinds({ db }: Pick<Ctx, 'db'>) {
  const rows = await db
    .selectFrom('machineKinds')
    .select(['id', 'name', 'capacity'])
    .where('operated', '<>', 'without')
    .orderBy('position')
    .execute()
  return rows.map(({ id, ...kind }) => ({ id, name: kindInWords(kind) }))
}
