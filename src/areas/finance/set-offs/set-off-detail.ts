import { branchNamed } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { setOffCan } from './set-off.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One set-off within reach: what paid what and why, who agreed and what came of it; null where there is none. */
export async function setOffShown(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx, id)
  if (!found) return null
  const { askedBy, agreedBy, endedBy, contract, settled, ...shown } = found
  const people = [askedBy, agreedBy, endedBy].flatMap((person) => person ?? [])
  const names = await namesOf(ctx, people)
  const nameOf = (person: string | null) => person && (names.get(person) ?? person)
  return {
    ...shown,
    pot: settled ? 'مستحقاته مالكًا بعد التسوية' : contract ? `تأمين ${contract}` : 'رصيده الدائن',
    branch: await branchNamed(ctx, found.branchId),
    ...{ by: nameOf(askedBy) ?? '', approver: nameOf(agreedBy), ender: nameOf(endedBy) },
    lines: await linesOf(ctx, id),
    mayReverse: setOffCan.reverse(found) && reaches(ctx.actor, may.reverseSetOffs, { branchId: found.branchId }),
  }
}
export type ShownSetOff = NonNullable<Awaited<ReturnType<typeof setOffShown>>>

const headOf = ({ db, actor }: Reader, id: string) =>
  db
    .selectFrom('setOffs as s')
    .leftJoin('deposits as d', 'd.id', 's.depositId')
    .select([
      's.id',
      's.number',
      's.partyId',
      's.branchId',
      's.holder',
      's.depositId',
      's.settled',
      's.amount',
      's.reason',
      's.consent',
    ])
    .select(['s.fileId', 's.status', 's.askedBy', 's.askedOn', 's.askedAt', 's.agreedBy', 's.agreedAt', 'd.contract'])
    .select(['s.endedBy', 's.endedAt', 's.endReason'])
    .where('s.id', '=', id)
    .where((eb) => withinReach(eb, actor, may.viewSetOffs, { branch: 's.branchId' }))
    .executeTakeFirst()

async function linesOf(ctx: Pick<Ctx, 'db'>, id: string) {
  const [lines, journals] = await Promise.all([linesAsked(ctx, id), journalsOf(ctx, id)])
  return lines.map((line) => ({
    ...line,
    journals: journals.flatMap(({ chargeId, sequence }) => (chargeId === line.chargeId ? [sequence] : [])),
  }))
}

const linesAsked = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('setOffLines as l')
    .innerJoin('charges as c', 'c.id', 'l.chargeId')
    .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
    .select(['l.chargeId', 'l.amount', 'l.openSeen', 'c.description', 'i.id as invoiceId', 'i.number'])
    .where('l.setOffId', '=', id)
    .orderBy('l.place')
    .execute()

/** By which journals a due was paid: one for each receipt that paid of it. */
const journalsOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('setOffAllocations as s')
    .innerJoin('allocations as a', 'a.id', 's.allocationId')
    .innerJoin('journals as j', 'j.id', 'a.journalId')
    .select(['a.chargeId', 'j.sequence'])
    .where('s.setOffId', '=', id)
    .orderBy('j.sequence')
    .execute()

/** Who opens what shows the consent of a set-off: whoever sees the set-off. */
export async function permissionForConsent(ctx: Ctx, fileId: string) {
  const found = await ctx.db.selectFrom('setOffs').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  if (!found) return null
  return reaches(ctx.actor, may.viewSetOffs, { branchId: found.branchId }) ? may.viewSetOffs : null
}
