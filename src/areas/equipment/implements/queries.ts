import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { kindInWords } from '../kinds/queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Db = Ctx['db'] | Work['tx']

const known = ({ db, actor }: Reader) =>
  db
    .selectFrom('machineImplements')
    .select(['id', 'branchId', 'code', 'name', 'dayPrice', 'monthPrice', 'state', 'note', 'version'])
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'machineImplements.branchId' }))

/** Every implement with the kinds it fits and the hire it is out with; those out of service last. */
export async function machineImplements(ctx: Reader) {
  const rows = await known(ctx)
    .orderBy((eb) => eb('state', '=', 'retired'))
    .orderBy('code')
    .execute()
  const [fits, out] = [await fitsOf(ctx.db), await outNow(ctx.db)]
  return rows.map((row) => ({
    ...row,
    fits: fits.filter(({ implementId }) => implementId === row.id).map(kindInWords),
    out: out.find(({ implementId }) => implementId === row.id) ?? null,
  }))
}
export type ImplementRow = Awaited<ReturnType<typeof machineImplements>>[number]

/** One with what it fits; null where this person sees none. */
export async function implementById(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await known(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const fits = (await fitsOf(ctx.db)).filter(({ implementId }) => implementId === id)
  return { ...row, kindIds: fits.map(({ kindId }) => kindId), mayCorrect: reaches(ctx.actor, may.manage, row) }
}
export type ShownImplement = NonNullable<Awaited<ReturnType<typeof implementById>>>

const fitsOf = (db: Db) =>
  db
    .selectFrom('implementFits')
    .innerJoin('machineKinds', 'machineKinds.id', 'implementFits.kindId')
    .select(['implementId', 'kindId', 'machineKinds.name', 'capacity'])
    .orderBy('position')
    .execute()

const outNow = (db: Db) =>
  db
    .selectFrom('hireImplements')
    .innerJoin('hireLines', 'hireLines.id', 'hireImplements.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .select(['implementId', 'hires.contractId', 'site'])
    .where('outAt', 'is not', null)
    .where('backAt', 'is', null)
    .execute()

/** What may be quoted with a machine of each kind. */
export const implementsToQuote = (db: Db) =>
  db
    .selectFrom('machineImplements')
    .innerJoin('implementFits', 'implementFits.implementId', 'machineImplements.id')
    .select(['machineImplements.id', 'kindId', 'code', 'name', 'dayPrice', 'monthPrice'])
    .where('state', '<>', 'retired')
    .orderBy('code')
    .execute()
export type ImplementToQuote = Awaited<ReturnType<typeof implementsToQuote>>[number]
