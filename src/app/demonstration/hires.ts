import { billCycle } from '#areas/equipment/billing/use-cases/bill-cycle.ts'
import { openClaim } from '#areas/equipment/claims/use-cases/open-claim.ts'
import { hire } from '#areas/equipment/hires/queries.ts'
import { addLine } from '#areas/equipment/hires/use-cases/change-hire.ts'
import { dispatchMachine } from '#areas/equipment/hires/use-cases/dispatch-machine.ts'
import { askOffHire, takeMachineBack } from '#areas/equipment/hires/use-cases/end-line.ts'
import { activateHire, sendHire } from '#areas/equipment/hires/use-cases/sign-hire.ts'
import { startHire } from '#areas/equipment/hires/use-cases/start-hire.ts'
import { linesIn } from '#areas/equipment/kinds/kind.ts'
import { setMachineReadiness } from '#areas/equipment/machines/use-cases/set-machine-readiness.ts'
import { returnToPool } from '#areas/equipment/pools/use-cases/return-pool.ts'
import { takeFromPool } from '#areas/equipment/pools/use-cases/take-pool.ts'
import { isWorkDay, usualCalendar } from '#areas/equipment/pricing/work-days.ts'
import { tellMachineSheet } from '#areas/equipment/seeded-hand-overs.ts'
import { approveSheets } from '#areas/equipment/sheets/use-cases/approve-sheets.ts'
import { disputeSheet } from '#areas/equipment/sheets/use-cases/dispute-sheet.ts'
import { recordSheet } from '#areas/equipment/sheets/use-cases/record-sheet.ts'
import { signSheet } from '#areas/equipment/sheets/use-cases/sign-sheet.ts'
import { roundPictures } from '#areas/vehicles/seeded-sheets.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { partyCalled, storyteller } from './people.ts'
import { dayFrom } from './rental-steps.ts'
import { signedByParties } from './signed.ts'
import { grandHire, type ToldHire, type ToldLine, toldHires } from './told-hires.ts'

type Pictures = Awaited<ReturnType<typeof roundPictures>>
type Story = Awaited<ReturnType<typeof storyteller>> & Pictures
type Out = { lineId: string; one: ToldHire; line: ToldLine }

/** Who has hired a machine these days: quoted, accepted by a code, sent out, with a sheet of every day. */
export async function tellHires(ctx: Ctx) {
  const story: Story = { ...(await storyteller(ctx)), ...(await roundPictures()) }
  await tellGrand(story)
  for (const one of toldHires) await tell(story, one)
}

async function tell(story: Story, one: ToldHire) {
  const contractId = await quoted(story, one)
  if (one.end === 'quoted') return contractId
  await sendHire(story.as('muslim', quotedOn(story, one), '11:00'), { contractId })
  if (one.end === 'sent') return contractId
  await accepted(story, one, contractId)
  if (one.end === 'reserved') return contractId
  const lines = await sentOut(story, one, contractId)
  for (const { lineId, line } of lines)
    if (line.kind === 'مولد')
      await lookedOver(story, {
        contractId,
        lineId,
        side: 'handover',
        on: dayFrom(story, one.from),
        at: '11:30',
        signer: one.rep,
      })
  const last = dayFrom(story, Math.min(one.until, -1))
  for (const out of lines) await worked(story, out, { from: dayFrom(story, one.from), until: last })
  if (one.end === 'returned') await cameBack(story, one, { contractId, lines })
  if (one.broken) await brokenOnSite(story, { contractId, what: one.broken })
  return contractId
}

/** Told in the evening; what it costs is still to be said. */
async function brokenOnSite({ ctx, as }: Story, { contractId, what }: { contractId: string; what: string }) {
  const yesterday = daysAfter(dayOf(ctx.now()), -1)
  const muslim = as('muslim', yesterday, '18:40')
  const [line] = (await hire(muslim, contractId))?.lines ?? []
  await openClaim(muslim, {
    ...{ id: ctx.newId(), segmentId: line?.segments[0]?.id ?? '', on: yesterday, onTime: '15:20', what },
    ...{ atFault: 'renter', photos: [] },
  })
}

const quotedOn = (story: Story, one: ToldHire) => dayFrom(story, Math.min(one.from - 3, -1))
const acceptedOn = (story: Story, one: ToldHire) => dayFrom(story, Math.min(one.from - 2, -1))

async function quoted(story: Story, one: ToldHire) {
  const { ctx, as } = story
  const muslim = as('muslim', quotedOn(story, one), '10:00')
  const contractId = ctx.newId()
  const days = { startsOn: dayFrom(story, one.from), endsOn: dayFrom(story, one.until) }
  const [first, ...more] = one.lines
  const asked = async ({ kind, operator, basis = 'day', loads }: ToldLine) => ({
    ...{ kindId: await kindCalled(ctx, kind), basis, ...days, ...(operator && { withOperator: 'yes' as const }), perDay: loads },
  })
  await startHire(muslim, {
    ...{ id: contractId, ...(await whoHires(ctx, one)), site: one.site, wilayat: one.wilayat, km: one.km },
    ...{ repName: one.rep, repPhone: one.repPhone, poNumber: one.po, ...(await asked(first)) },
  })
  for (const line of more) await addLine(muslim, { id: ctx.newId(), contractId, ...(await asked(line)) })
  return contractId
}

const whoHires = async (ctx: Ctx, { customer, phone, isKnown }: ToldHire) =>
  isKnown ? { partyId: await partyCalled(ctx, customer) } : { name: customer, phone }

async function kindCalled({ db }: Ctx, name: string) {
  return (await db.selectFrom('machineKinds').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

async function accepted(story: Story, one: ToldHire, contractId: string) {
  const on = acceptedOn(story, one)
  await signedByParties(story, contractId, { on, hour: 12 })
  await activateHire(story.as('muslim', on, '14:00'), { contractId })
}

/** The machines go out on the first day; the manager lets them off the deposit. */
async function sentOut(story: Story, one: ToldHire, contractId: string): Promise<Out[]> {
  const { ctx, as } = story
  const manager = as('salim', dayFrom(story, one.from), '06:40')
  const shown = await hire(manager, contractId)
  const out: Out[] = []
  for (const [at, line] of one.lines.entries()) {
    const lineId = shown?.lines[at]?.id ?? ''
    const machine = await machineCalled(ctx, line.machine)
    await dispatchMachine(manager, {
      ...{ id: ctx.newId(), lineId, machineId: machine.id, meter: String(machine.meter / 10), driver: 'سعيد بيت سعيد' },
      ...{ truck: 'لوبد 2', waivedWhy: 'عميل متعاقد', operatorId: line.operator && (await operatorCalled(ctx, line.operator)) },
    })
    out.push({ lineId, one, line })
  }
  return out
}

const machineCalled = ({ db }: Ctx, code: string) =>
  db.selectFrom('machines').select(['id', 'meter']).where('code', '=', code).executeTakeFirstOrThrow()
async function operatorCalled({ db }: Ctx, name: string) {
  return (await db.selectFrom('machineOperators').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

/** Who writes its sheets: its operator where they have an account, else the branch manager. */
const writer = ({ operator }: ToldLine) =>
  operator === 'راجيش كومار' ? 'rajesh' : operator === 'كمال الشجيبي' ? 'kamal' : 'huda'

type Days = { from: string; until: string; but?: readonly string[]; unlike?: Record<string, object> }

/** A sheet of every working day, signed on the site and approved in the office; the last two still wait. */
async function worked(story: Story, { lineId, one, line }: Out, { from, until, but = [], unlike = {} }: Days) {
  if (line.kind === 'مولد') return
  const days: string[] = []
  for (let day = from; day <= until; day = daysAfter(day, 1))
    if (isWorkDay(usualCalendar, day) && !but.includes(day)) days.push(day)
  const signed: string[] = []
  const ticks = await ticksOf(story, line)
  for (const day of days) {
    const { id } = await recordSheet(story.as(writer(line), day, '17:20'), {
      ...{
        id: story.ctx.newId(),
        lineId,
        day,
        ...(line.loads ? { loads: line.loads } : { worked: '10' }),
        ticks,
        ...unlike[day],
      },
    })
    if (day === days.at(-1) && one.monthly) continue
    await signSheet(story.as(writer(line), day, '17:25'), { sheetId: id, seen: '1', signer: one.rep, signature: story.signature })
    signed.push(id)
  }
  const approved = one.end === 'returned' ? signed : signed.slice(0, -1)
  if (approved.length > 0) await approveSheets(story.as('muslim', until, '18:30'), { sheetIds: approved.join(' ') })
}

/** All that is looked at each morning. */
async function ticksOf({ ctx }: Story, { kind }: ToldLine) {
  const { safetyTicks } = await ctx.db
    .selectFrom('machineKinds')
    .select('safetyTicks')
    .where('name', '=', kind)
    .executeTakeFirstOrThrow()
  return linesIn(safetyTicks)
}

async function cameBack(story: Story, one: ToldHire, { contractId, lines }: { contractId: string; lines: readonly Out[] }) {
  const on = dayFrom(story, one.until)
  for (const { lineId, line } of lines) {
    await askOffHire(story.as('muslim', on, '09:00'), { lineId, endsOn: on, endsTime: '17:30' })
    const { id, meter } = await machineCalled(story.ctx, line.machine)
    await takeMachineBack(story.as('muslim', daysAfter(on, 1), '11:00'), { lineId, meter: String(meter / 10 + 150) })
    await lookedOver(story, { contractId, lineId, side: 'return', on: daysAfter(on, 1), at: '11:20', signer: one.rep })
    await setMachineReadiness(story.as('muslim', daysAfter(on, 2), '08:00'), { machineId: id, readiness: 'ready' })
  }
  await billCycle(story.as('muslim', daysAfter(on, 2), '10:00'), { contractId, number: '1', putOff: 'yes' })
}

type Look = { contractId: string; lineId: string; side: 'handover' | 'return'; on: string; at: string; signer: string }

/** How it arrived on the site or came back, as both saw it. */
async function lookedOver(story: Story, { contractId, lineId, side, on, at, signer }: Look) {
  const ctx = story.as('muslim', on, at)
  const line = (await hire(ctx, contractId))?.lines.find(({ id }) => id === lineId)
  const segment = line?.segments.at(-1)
  if (!segment) throw new Error('a machine that never went out')
  const pictures = { meter: story.dashboard, machine: story.car, signature: story.signature }
  const marks = side === 'return' ? [counterweightScratched] : []
  await tellMachineSheet(ctx, {
    ...{ segmentId: segment.id, side, signer, marks, pictures },
    ...{ hours: String(segment.meter / 10), fuel: side === 'return' ? '4' : '8' },
  })
}
const counterweightScratched = { panel: 'counterweight', x: '196', y: '392', what: 'scratch', size: 'medium' } as const

/** Three machines by the month: fourteen hours broken, overtime, a dispute and a day that nobody wrote down. */
async function tellGrand(story: Story) {
  const contractId = await quoted(story, grandHire)
  await sendHire(story.as('muslim', quotedOn(story, grandHire), '11:00'), { contractId })
  await accepted(story, grandHire, contractId)
  const [excavator, loader, tanker] = await sentOut(story, grandHire, contractId)
  if (!excavator || !loader || !tanker) throw new Error('the grand hire has three machines')
  const [from, until] = [dayFrom(story, grandHire.from), dayOf(story.ctx.now())]
  for (const { lineId } of [excavator, loader, tanker])
    await lookedOver(story, { contractId, lineId, side: 'handover', on: from, at: '08:10', signer: grandHire.rep })
  await tellScaffolding(story, contractId, from)
  const days: string[] = []
  for (let day = from; day < until; day = daysAfter(day, 1)) if (isWorkDay(usualCalendar, day)) days.push(day)
  const broken = { broken: '7', worked: '3', brokenBy: 'us', note: 'خرطوم هيدروليك' }
  const nth = (at: number) => days.at(at) ?? ''
  await worked(story, excavator, {
    from,
    until: nth(-1),
    unlike: { [nth(-4)]: broken, [nth(-5)]: broken, [nth(-8)]: { worked: '11' } },
  })
  await worked(story, loader, { from, until: nth(-1), but: [nth(-2)], unlike: { [nth(-6)]: { worked: '6', standby: '4' } } })
  await worked(story, tanker, { from, until: nth(-1) })
  const disputed = await story.ctx.db
    .selectFrom('daySheets')
    .select('id')
    .where('lineId', '=', tanker.lineId)
    .where('day', '=', nth(-3))
    .executeTakeFirst()
  if (disputed)
    await disputeSheet(story.as('muslim', nth(-1), '18:40'), {
      ...{ sheetId: disputed.id, by: grandHire.rep, why: 'نقلتان لا ثلاث', loads: '2' },
    })
  await billCycle(story.as('muslim', until, '09:30'), { contractId, number: '1', putOff: 'yes' })
}

/** Six hundred square metres with the machines, of which two hundred came back on the fifteenth day. */
async function tellScaffolding({ ctx, as }: Story, contractId: string, from: string) {
  const pool = await ctx.db.selectFrom('equipmentPools').select(['id', 'version']).orderBy('name').executeTakeFirstOrThrow()
  const of = { contractId, poolId: pool.id }
  await takeFromPool(as('muslim', from, '09:00'), { id: ctx.newId(), ...of, quantity: '600', day: from })
  const day = daysAfter(from, 14)
  await returnToPool(as('muslim', day, '15:00'), {
    ...{ id: ctx.newId(), ...of, seen: String(pool.version), quantity: '200', day },
    ...{ missing1: '2', theirMissing1: '2' },
  })
}
