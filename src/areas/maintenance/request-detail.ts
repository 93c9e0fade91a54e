import { accountsHolding } from '#areas/access/public.ts'
import { customersNamed, customersSeen, phoneOfCustomer } from '#areas/customers/public.ts'
import { billsOfSupplier, suppliersToChoose } from '#areas/finance/public.ts'
import { activeStaff, namesOf } from '#areas/identity/public.ts'
import type { RecordKind } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { shownCompletions } from './completions.ts'
import { maintainedAs } from './maintained.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { requestsSeen } from './queries.ts'
import {
  daysToReopen,
  faultKinds,
  isOpen,
  type RequestState,
  requestKind,
  requestNumber,
  requestPath,
  stepsOpen,
  whereIs,
} from './request.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'recordKinds'>

/** One request, how it stands and what can be done with it; null where this person sees none. */
export async function request(ctx: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const found = await requestsSeen(ctx, may.viewMaintenance)
    .selectAll('r')
    .select(['site.address', 'site.latitude', 'site.longitude', 'site.name as site', 'site.kind as siteKind', 'site.branchId'])
    .select('part.name as part')
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { words: _, ...row } = found
  const { partPath } = maintainedAs(ctx, row.siteKind)
  const today = dayOf(ctx.now())
  const inReach = (permission: Permission) => reaches(ctx.actor, permission, { ...row, assigneeId: row.technicianId })
  const [manages, does] = [inReach(may.manageMaintenance), inReach(may.doMaintenance)]
  const mayReopen = row.doneAt !== null && dayOf(row.doneAt) >= daysAfter(today, -daysToReopen)
  return {
    ...{ ...row, number: requestNumber(row.sequence), where: whereIs(row), today },
    ...{ manages, partPath: row.partId && partPath(row.partId), map: mapOf(row) },
    ...{
      ...(await peopleOf(ctx, row, { ...toTenant(ctx, row), mayCall: (manages || does) && isOpen(row.state) })),
      ...{ photos: await photosOf(ctx, row.id), completions: await shownCompletions(ctx, row.id) },
      isLate: isOpen(row.state) && row.dueOn < today,
    },
    may: {
      ...{ triage: manages && stepsOpen(row.state, 'triage'), assign: manages && stepsOpen(row.state, 'assign') },
      ...{ start: does && stepsOpen(row.state, 'start'), complete: does && stepsOpen(row.state, 'complete') },
      ...{ reject: manages && stepsOpen(row.state, 'reject'), confirm: manages && stepsOpen(row.state, 'confirm') },
      ...{ reopen: manages && mayReopen && stepsOpen(row.state, 'reopen'), edit: manages || does },
    },
  }
}
export type ShownRequest = NonNullable<Awaited<ReturnType<typeof request>>>

const mapOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude !== null && longitude !== null ? `https://www.google.com/maps?q=${latitude},${longitude}` : null

type People = {
  partyId: string | null
  reportedBy: string
  technicianId: string | null
  supplierId: string | null
  doneBy: string | null
  confirmedBy: string | null
  billId: string | null
}

/** A job that is over is no reason to know any more who lives there. */
const toTenant = (ctx: Reader, { state, siteKind, branchId }: { state: RequestState; siteKind: string; branchId: string }) => ({
  mayName: isOpen(state) || reaches(ctx.actor, maintainedAs(ctx, siteKind).names, { branchId }),
})

/** Who lives there, who reported it, who sees to it: by name. The tenant leads to the customer where one may see that; whoever mends calls. */
async function peopleOf(ctx: Reader, people: People, { mayCall, mayName }: { mayCall: boolean; mayName: boolean }) {
  const { partyId, reportedBy, technicianId, supplierId, doneBy, confirmedBy, billId } = people
  const names = await namesOf(ctx, [reportedBy, technicianId ?? '', doneBy ?? '', confirmedBy ?? ''])
  const [tenant] = partyId && mayName ? await customersNamed(ctx, [partyId]) : []
  const seen = partyId ? await customersSeen(ctx, '').where('id', '=', partyId).executeTakeFirst() : undefined
  const supplier = supplierId ? (await suppliersToChoose(ctx)).find(({ id }) => id === supplierId) : undefined
  const bill = supplierId && billId ? (await billsOfSupplier(ctx, supplierId)).find(({ id }) => id === billId) : undefined
  return {
    tenant: tenant?.name ?? null,
    tenantPath: seen ? `/admin/users/${seen.id}` : null,
    tenantPhone: seen?.phone ?? (mayCall && partyId ? await phoneOfCustomer(ctx, partyId) : null),
    reporter: names.get(reportedBy) ?? reportedBy,
    confirmer: confirmedBy && (names.get(confirmedBy) ?? confirmedBy),
    technician: technicianId && (names.get(technicianId) ?? technicianId),
    ...{ supplier: supplier?.name ?? null, doer: doneBy && (names.get(doneBy) ?? doneBy), bill: bill?.number ?? null },
  }
}

export const photosOf = ({ db }: Pick<Ctx, 'db'>, requestId: string) =>
  db
    .selectFrom('maintenancePhotos')
    .select(['fileId', 'stage', 'name', 'isPicture'])
    .where('requestId', '=', requestId)
    .orderBy('place')
    .execute()

/** Who can be given a request: our technicians by name, then the suppliers. */
export async function whoMends(ctx: Reader) {
  const holding = await accountsHolding({ tx: ctx.db, now: ctx.now }, may.doMaintenance)
  const [staff, suppliers] = await Promise.all([activeStaff(ctx), suppliersToChoose(ctx)])
  return {
    technicians: staff.filter(({ id }) => holding.includes(id)).map(({ id, name }) => [`technician:${id}`, name] as const),
    suppliers: suppliers.map(({ id, name }) => [`supplier:${id}`, name] as const),
  }
}
export type Menders = Awaited<ReturnType<typeof whoMends>>

/** The bills of its supplier, as pairs for a list. */
export async function billChoices(ctx: Reader, supplierId: string | null) {
  const bills = supplierId ? await billsOfSupplier(ctx, supplierId) : []
  return bills.map(({ id, number, day, net, vat }) => [id, `${number}، ${day}، ${inRials(net + vat)}`] as const)
}

/** What notes, tasks and history of a request hang on. */
export const requestRecord: RecordKind = {
  ...{ kind: requestKind, label: 'بلاغ الصيانة', view: may.viewMaintenance, edit: may.doMaintenance, path: requestPath },
  async find(ctx, id) {
    const one = await request(ctx, id)
    return one && { name: `${one.number} ${faultKinds[one.category]}، ${one.where}`, mayEdit: one.may.edit }
  },
}
