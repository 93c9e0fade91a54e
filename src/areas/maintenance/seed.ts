import { suppliersToChoose } from '#areas/finance/public.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { ownersOf } from './expenses.ts'
import { partsToReport, sitesToReport } from './reportable.ts'
import { type SeededFault, seededFaults } from './seeded-faults.ts'
import { seededPhoto } from './seeded-photo.ts'
import { recordExpenseAnswer } from './use-cases/answer-expense.ts'
import { askOwner } from './use-cases/ask-owner.ts'
import { assignMaintenance } from './use-cases/assign-maintenance.ts'
import { confirmMaintenance, reopenMaintenance } from './use-cases/confirm-maintenance.ts'
import { completeMaintenance, rejectMaintenance, startMaintenance } from './use-cases/do-maintenance.ts'
import { keepMaintenance } from './use-cases/keep-maintenance.ts'
import { reportFault } from './use-cases/report-fault.ts'
import { triageMaintenance } from './use-cases/triage-maintenance.ts'

type Person = { id: string; name: string }

/** What broke in the last weeks, one request in each state it can be in; an owner with an account has one to decide. */
export async function seedMaintenance(ctx: Ctx) {
  const people = await demonstrationPeople(ctx)
  const called = (word: string) => people.find(({ email }) => email?.startsWith(`${word}@`))
  const [office, technician] = [called('noor'), called('juma')]
  if (!office || !technician) return
  for (const fault of seededFaults) await tell(ctx, fault, { office, technician })
  await keepMaintenance(ctx, {})
}

/** As somebody did it, so many days ago; of today as late as the story has come. */
function at(ctx: Ctx, { ago, time }: { ago: number; time: string }, { id, name }: Person): Ctx {
  const then = timeOn(daysAfter(dayOf(ctx.now()), -ago), time)
  return {
    ...ctx,
    now: () => new Date(Math.min(then.getTime(), ctx.now().getTime())),
    actor: { ...ctx.actor, id, name, kind: 'staff' },
  }
}

async function tell(ctx: Ctx, fault: SeededFault, { office, technician }: { office: Person; technician: Person }) {
  const { property, unit, place, ago, ...said } = fault
  const propertyId = (await sitesToReport(ctx)).find(([, name]) => name === property)?.[0]
  const unitId = propertyId && unit ? (await partsToReport(ctx, propertyId)).find(([, name]) => name === unit)?.[0] : undefined
  if (!propertyId || (unit && !unitId)) return
  const { category, priority, description, suits } = said
  const where = { propertyId, ...(unitId && { unitId }), ...(place && { place }), ...(suits && { suits }) }
  const photos = fault.photo ? [seededPhoto()] : []
  const form = { id: ctx.newId(), category, priority, description, ...where, photos }
  const { id: requestId } = await reportFault(at(ctx, { ago, time: '09:10' }, office), form)
  const day = (after: number, time: string) => at(ctx, { ago: Math.max(0, ago - after), time }, office)

  if (said.rejected) return rejectMaintenance(day(0, '11:00'), { requestId, reason: said.rejected })
  if (!said.nature) return
  const { nature, payer, payerReason, estimate } = said
  const paid = { ...(payer && { payer, payerReason }), ...(estimate && { estimate }) }
  await triageMaintenance(day(0, '10:00'), { requestId, category, priority, nature, ...paid })
  if (said.asks && (await ownersOf(ctx, { siteId: propertyId, siteKind: 'property' })).length > 0)
    await ask(day, { requestId, propertyId, ...said.asks })
  if (said.visit) await mend(ctx, { requestId, day, technician, ...fault, visit: said.visit })
}

type Mending = SeededFault & {
  requestId: string
  day: (after: number, time: string) => Ctx
  technician: Person
  visit: NonNullable<SeededFault['visit']>
}

/** Today our technician, who has his role since today; before it was a supplier. */
async function mend(ctx: Ctx, { requestId, day, technician, visit, started, done }: Mending) {
  const isOurs = visit.in >= 0
  const [supplier] = await suppliersToChoose(ctx)
  const who = isOurs ? `technician:${technician.id}` : `supplier:${supplier?.id}`
  if (!isOurs && !supplier) return
  const giving = isOurs ? { ...day(0, '08:00'), now: ctx.now } : day(1, '08:00')
  await assignMaintenance(giving, { requestId, who, visitOn: dayOf(giving.now()), ...visit.hours })
  if (started) await startMaintenance({ ...giving, actor: { ...giving.actor, ...technician } }, { requestId })
  if (!done) return
  await completeMaintenance(day(1, '17:20'), { requestId, note: done.note, cost: done.cost, photos: [seededPhoto()] })
  if (done.confirmed) await confirmMaintenance(day(2, '09:00'), { requestId })
  if (done.reopened) await reopenMaintenance(day(2, '09:30'), { requestId, reason: done.reopened })
}

type Asks = NonNullable<SeededFault['asks']> & { requestId: string; propertyId: string }

async function ask(day: (after: number, time: string) => Ctx, { requestId, propertyId, amount, why, answer }: Asks) {
  const asking = day(0, '10:30')
  await askOwner(asking, { requestId, amount, why, photos: [seededPhoto()] })
  const [owner] = await ownersOf(asking, { siteId: propertyId, siteKind: 'property' })
  if (!owner || !answer) return
  const heard = day(0, '17:00')
  const said = { answer: answer.as, saidOn: dayOf(heard.now()), reason: answer.how }
  await recordExpenseAnswer(heard, { requestId, owner: owner.id, ...said, photos: [] })
}
