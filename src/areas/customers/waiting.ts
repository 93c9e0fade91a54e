import type { Waiting } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { customersPermissions } from './permissions.ts'
import { ownPapers } from './portal/own-queries.ts'
import { documentWords } from './words.ts'

/** To customers the papers they are asked for; to staff what has been brought and is to be looked at. */
export async function waiting(ctx: Ctx): Promise<Waiting[]> {
  const [own, papers, names] = await Promise.all([ownWaiting(ctx), papersToCheck(ctx), namesToCheck(ctx)])
  return [...own, ...papers, ...names]
}

const noon = (day: string | null) => (day ? new Date(`${day}T12:00:00+04:00`) : null)

async function ownWaiting(ctx: Ctx): Promise<Waiting[]> {
  if (ctx.actor.kind !== 'customer') return []
  const papers = await ownPapers(ctx)
  if (!papers) return []
  const asked = { path: '/dashboard/documents', kind: 'وثيقة' }
  if (papers.length === 0) return [{ ...asked, id: 'own-card', title: 'أضف البطاقة الشخصية', dueAt: null, since: ctx.now() }]
  return papers
    .filter(({ state }) => state === 'refused' || state === 'expired' || state === 'expiring')
    .map(({ id, kind, expiresOn, addedAt, state }) => ({
      ...{ ...asked, id, since: addedAt, dueAt: state === 'refused' ? null : noon(expiresOn) },
      title:
        state === 'expiring' ? `تنتهي ${documentWords[kind]} قريبًا. ارفع الجديدة حين تصدر` : `أضف ${documentWords[kind]} من جديد`,
    }))
}

const most = 20

async function papersToCheck({ db, actor }: Ctx): Promise<Waiting[]> {
  if (!actor.may(customersPermissions.verifyDocuments)) return []
  const rows = await db
    .selectFrom('identityDocuments as paper')
    .innerJoin('parties', 'parties.id', 'paper.partyId')
    .select(['paper.id', 'paper.kind', 'paper.partyId', 'paper.addedAt', 'name'])
    .where('paper.status', '=', 'awaiting-check')
    .where('mergedInto', 'is', null)
    .where((eb) => withinReach(eb, actor, customersPermissions.verifyDocuments, { branch: 'branchId', owner: 'createdBy' }))
    .orderBy('paper.addedAt')
    .limit(most)
    .execute()
  return rows.map(({ id, kind, partyId, addedAt, name }) => ({
    ...{ id, kind: 'وثيقة', title: `تحقق من ${documentWords[kind]}: ${name}`, dueAt: null, since: addedAt },
    path: `/admin/users/${partyId}?tab=documents`,
  }))
}

async function namesToCheck({ db, actor }: Ctx): Promise<Waiting[]> {
  if (!actor.may(customersPermissions.correct)) return []
  const rows = await db
    .selectFrom('nameChanges')
    .innerJoin('parties', 'parties.id', 'nameChanges.partyId')
    .select(['nameChanges.id', 'nameChanges.partyId', 'nameChanges.askedAt', 'parties.name'])
    .where('status', '=', 'pending')
    .where((eb) => withinReach(eb, actor, customersPermissions.correct, { branch: 'branchId', owner: 'createdBy' }))
    .orderBy('askedAt')
    .limit(most)
    .execute()
  return rows.map(({ id, partyId, askedAt, name }) => ({
    ...{ id, kind: 'تغيير اسم', title: `راجع تغيير اسم ${name}`, dueAt: null, since: askedAt },
    path: `/admin/users/${partyId}`,
  }))
}
