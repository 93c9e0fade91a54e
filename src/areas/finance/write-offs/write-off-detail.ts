import { branchNamed } from '#areas/company/public.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { writeOffCan } from './write-off.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One write-off within reach: of which debts and why, who agreed and what came of it; null where there is none. */
export async function writeOff(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await headOf(ctx, id)
  if (!found) return null
  const { askedBy, agreedBy, endedBy, reversedBy, ...shown } = found
  const people = [askedBy, agreedBy, endedBy, reversedBy].flatMap((person) => person ?? [])
  const names = await namesOf(ctx, people)
  const nameOf = (person: string | null) => person && (names.get(person) ?? person)
  return {
    ...shown,
    branch: await branchNamed(ctx, found.branchId),
    ...{ by: nameOf(askedBy) ?? '', approver: nameOf(agreedBy), ender: nameOf(endedBy), reverser: nameOf(reversedBy) },
    lines: await linesOf(ctx, id),
    mayReverse: writeOffCan.reverse(found) && reaches(ctx.actor, may.reverseWriteOffs, { branchId: found.branchId }),
  }
}
export type ShownWriteOff = NonNullable<Awaited<ReturnType<typeof writeOff>>>

const headOf = ({ db, actor }: Reader, id: string) =>
  db
    .selectFrom('writeOffs as w')
    .leftJoin('writeOffPostings as p', 'p.writeOffId', 'w.id')
    .leftJoin('journals as j', 'j.id', 'p.journalId')
    .leftJoin('writeOffReversals as v', 'v.writeOffId', 'w.id')
    .leftJoin('journals as back', 'back.id', 'v.journalId')
    .select(['w.id', 'w.number', 'w.partyId', 'w.branchId', 'w.debtor', 'w.amount', 'w.reason', 'w.attempts', 'w.fileId'])
    .select(['w.status', 'w.askedBy', 'w.askedAt', 'w.endedBy', 'w.endedAt', 'w.endReason', 'p.agreedBy', 'p.agreedAt'])
    .select(['v.reversedBy', 'v.reversedAt', 'v.reason as reversalReason'])
    .select(['j.sequence as journal', 'back.sequence as reversingJournal'])
    .where('w.id', '=', id)
    .where((eb) => withinReach(eb, actor, may.viewWriteOffs, { branch: 'w.branchId' }))
    .executeTakeFirst()

const linesOf = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db
    .selectFrom('writeOffLines as l')
    .innerJoin('charges as c', 'c.id', 'l.chargeId')
    .innerJoin('invoices as i', 'i.id', 'c.invoiceId')
    .select(['l.chargeId', 'l.amount', 'c.description', 'c.dueOn', 'i.id as invoiceId', 'i.number'])
    .where('l.writeOffId', '=', id)
    .orderBy('l.place')
    .execute()

/** Who opens the evidence of a write-off: whoever sees the write-off. */
export async function permissionForGivenUp(ctx: Ctx, fileId: string) {
  const found = await ctx.db.selectFrom('writeOffs').select('branchId').where('fileId', '=', fileId).executeTakeFirst()
  if (!found) return null
  return reaches(ctx.actor, may.viewWriteOffs, { branchId: found.branchId }) ? may.viewWriteOffs : null
}
