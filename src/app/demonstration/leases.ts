import { addAddendum } from '#areas/contracts/addenda/use-cases/add-addendum.ts'
import { activateContract, suspendContract } from '#areas/contracts/use-cases/activate-contract.ts'
import {
  cancelContract,
  closeContract,
  endContract,
  giveContractNotice,
  terminateEarly,
} from '#areas/contracts/use-cases/end-contract.ts'
import { renewContract } from '#areas/contracts/use-cases/renew-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { correctCustomer } from '#areas/customers/record/use-cases/correct-customer.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { typedCheques } from '#areas/finance/cheques/series.ts'
import { changeDeposit, changeTerms } from '#areas/properties/leases/use-cases/change-lease.ts'
import { recordRegistration, submitRegistration } from '#areas/properties/leases/use-cases/register-lease.ts'
import { startLease } from '#areas/properties/leases/use-cases/start-lease.ts'
import { takeLeaseCheques } from '#areas/properties/leases/use-cases/take-cheques.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { partyCalled, type Storyteller, unitCalled } from './people.ts'
import { signedByAll } from './signed.ts'
import { type ToldLease, toldLeases } from './told-leases.ts'
import { asTenant, shaikha, toldTenants } from './told-tenants.ts'

/** Something of the story that happens on a day. */
export type Event = { on: string; does: () => Promise<unknown> }
/** A lease as far as its story has come: its payer is asked each month. */
export type Living = ToldLease & { id: string; partyId: string; startsOn: string; endsOn: string; paysUntil: string }

/** All leases, each with what happens in its life and when. */
export async function leasesToTell(story: Storyteller) {
  const first = `${dayOf(story.ctx.now()).slice(0, 7)}-01`
  await knowTenants(story, monthsAfter(first, -8))
  const all = await Promise.all(toldLeases.map((told) => lived(story, told, first)))
  return { leases: all, events: all.flatMap((one) => eventsOf(story, one)) }
}

/** Nobody leases without being known: who came by the portal is asked for their card as well. */
async function knowTenants(story: Storyteller, on: string) {
  for (const tenant of toldTenants) await registerCustomer(story.as('layla', on), asTenant(tenant))
  const id = await partyCalled(story.ctx, shaikha.name)
  await correctCustomer(story.as('layla', on), { id, version: '1', ...shaikha })
}

async function lived({ ctx }: Storyteller, told: ToldLease, first: string): Promise<Living> {
  const startsOn = monthsAfter(first, -told.ago)
  const endsOn = daysAfter(monthsAfter(startsOn, told.months), -1)
  const paysUntil = monthsAfter(first, 1 - (told.behind ?? 0))
  return { ...told, id: ctx.newId(), partyId: await partyCalled(ctx, told.tenant), startsOn, endsOn, paysUntil }
}

function eventsOf(story: Storyteller, one: Living): Event[] {
  const { startsOn, course } = one
  const today = dayOf(story.ctx.now())
  const agreedOn = startsOn > today ? daysAfter(today, -4) : daysAfter(startsOn, -9)
  const drawn = { on: agreedOn, does: () => draw(story, one, agreedOn) }
  if (course === 'draft') return [drawn]
  const layla = (on: string) => story.as('layla', on, '12:30')
  const sent = {
    on: daysAfter(agreedOn, 1),
    does: () => sendForSignature(layla(daysAfter(agreedOn, 1)), { contractId: one.id, byCode: 'yes' }),
  }
  if (course === 'sent') return [drawn, sent]
  if (course === 'cancelled')
    return [
      drawn,
      sent,
      stepOn(daysAfter(agreedOn, 3), (on) => cancelContract(layla(on), { contractId: one.id, reason: 'وجد سكنًا أقرب إلى عمله' })),
    ]
  const signedOn = daysAfter(agreedOn, 3)
  const signed = stepOn(signedOn, () => signedByAll(story, one.id, { on: signedOn }))
  const begun = stepOn(daysAfter(agreedOn, 5), (on) => activateContract(story.as('salim', on, '15:00'), { contractId: one.id }))
  return [drawn, sent, signed, begun, ...registered(story, one), ...amended(story, one), ...ending(story, one)].filter(
    ({ on }) => on <= today,
  )
}

const stepOn = (on: string, does: (on: string) => Promise<unknown>): Event => ({ on, does: () => does(on) })

async function draw(story: Storyteller, { id: contractId, ...one }: Living, on: string) {
  const { startsOn, endsOn, every, partyId } = one
  const layla = story.as('layla', on, '09:40')
  const unitId = await unitCalled(story.ctx, one.property, one.unit)
  await startLease(layla, { id: contractId, unitId, partyId, startsOn })
  const { rent } = await story.ctx.db.selectFrom('units').select('rent').where('id', '=', unitId).executeTakeFirstOrThrow()
  const monthly = inDecimals(rent) ?? ''
  await changeTerms(layla, {
    ...{ contractId, seen: '1', startsOn, endsOn, rent: monthly, rentFor: 'month', frequency: String(every) },
    ...{ paid: 'in-advance', starts: 'lease-day', noticeDays: '90' },
  })
  await changeDeposit(layla, {
    ...{ contractId, seen: '2', deposit: every > 1 ? '0' : monthly, graceDays: '7', lateRule: 'none' },
    ...{ utilitiesBy: 'tenant', paymentMethod: one.byCheque ? 'cheques' : 'transfer', feePaidBy: 'owner' },
  })
  if (!one.byCheque) return
  const amount = inDecimals(rent * BigInt(every)) ?? ''
  const first = { number: '000881', from: startsOn, count: 1, amount }
  const later = { number: '006031', from: monthsAfter(startsOn, 1), count: one.months - 1, amount }
  const cheques = typedCheques(one.byCheque === 'first' ? first : later)
  await takeLeaseCheques(layla, { id: story.ctx.newId(), contractId, bank: 'بنك ظفار', ...cheques })
}

function registered({ as, ctx }: Storyteller, { id: contractId, startsOn, registration, unit, property }: Living): Event[] {
  if (registration === 'none') return []
  const [brought, given] = [daysAfter(startsOn, 2), daysAfter(startsOn, 12)]
  const submitted = stepOn(brought, (on) => submitRegistration(as('layla', on), { contractId, on }))
  const place = toldLeases.findIndex((told) => told.property === property && told.unit === unit)
  const number = `${startsOn.slice(0, 4)}/${4400 + place}`
  const done = stepOn(given, async (on) => {
    const { value } = await ctx.db.selectFrom('contracts').select('value').where('id', '=', contractId).executeTakeFirstOrThrow()
    const fee = inDecimals(percentOf(value, 3)) ?? ''
    await recordRegistration(as('layla', on), { contractId, registration: number, on, fee, way: 'self' })
  })
  return registration === 'submitted' ? [submitted] : [submitted, done]
}

const parking = '# موقف السيارة\nخُصّص للمستأجر موقف سيارة واحد مغطى في قبو المبنى، بلا زيادة في الإيجار.'

/** What the two added to it after they had signed. */
function amended(story: Storyteller, { id: contractId, addendum }: Living): Event[] {
  if (!addendum) return []
  const { as, ctx } = story
  const id = ctx.newId()
  const [drawn, agreed] = [daysAfter(dayOf(ctx.now()), -15), daysAfter(dayOf(ctx.now()), -11)]
  const from = daysAfter(agreed, 3)
  const written = stepOn(drawn, (on) => addAddendum(as('layla', on), { id, contractId, from, changes: parking }))
  if (addendum === 'draft') return [written]
  return [
    written,
    stepOn(daysAfter(drawn, 1), (on) => sendForSignature(as('layla', on), { contractId: id, byCode: 'yes' })),
    stepOn(agreed, (on) => signedByAll(story, id, { on })),
    stepOn(daysAfter(agreed, 1), (on) => activateContract(as('salim', on), { contractId: id })),
  ]
}

/** What became of it, where it does not simply run. */
function ending(story: Storyteller, { id: contractId, course, endsOn }: Living): Event[] {
  const today = dayOf(story.ctx.now())
  const salim = (on: string) => story.as('salim', on, '14:20')
  const over = daysAfter(endsOn, 1)
  const ended = stepOn(over, (on) => endContract(salim(on), { contractId }))
  const noticed = daysAfter(today, -20)
  switch (course) {
    case 'ended':
      return [ended]
    case 'closed':
      return [ended, stepOn(daysAfter(over, 9), (on) => closeContract(salim(on), { contractId }))]
    case 'cut':
      return [stepOn(daysAfter(today, -12), (on) => terminateEarly(salim(on), { contractId, on, reason: 'نُقل عمله إلى مسقط' }))]
    case 'suspended': {
      const reason = 'تسرب في سقف الشقة، ويسكن عند أهله حتى يُصلح'
      return [stepOn(daysAfter(today, -6), (on) => suspendContract(salim(on), { contractId, reason }))]
    }
    case 'notice':
      return [
        stepOn(noticed, (on) =>
          giveContractNotice(salim(on), { contractId, by: 'party', on, lastDay: endsOn, reason: 'بنى بيتًا' }),
        ),
      ]
    case 'renewed':
      return renewed(story, { contractId, endsOn })
    case 'runs':
    case 'draft':
    case 'sent':
    case 'cancelled':
      return []
  }
}

function renewed(story: Storyteller, { contractId, endsOn }: { contractId: string; endsOn: string }): Event[] {
  const { as, ctx } = story
  const id = ctx.newId()
  const asked = daysAfter(endsOn, -40)
  const next = { id, contractId, endsOn: daysAfter(monthsAfter(daysAfter(endsOn, 1), 12), -1), value: '3600', noticeDays: '90' }
  return [
    stepOn(asked, (on) => renewContract(as('layla', on), next)),
    stepOn(daysAfter(asked, 2), (on) => sendForSignature(as('layla', on), { contractId: id, byCode: 'yes' })),
    stepOn(daysAfter(asked, 5), (on) => signedByAll(story, id, { on })),
    stepOn(daysAfter(asked, 7), (on) => activateContract(as('salim', on), { contractId: id })),
    stepOn(daysAfter(endsOn, 1), (on) => endContract(as('salim', on), { contractId })),
  ]
}
