import { contractsOfKind, standingOfContracts } from '#areas/contracts/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { leaseKind } from './lease.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }
type Days = { unitId: string; startsOn: string; endsOn: string; except?: string }

const putInForce = ['active', 'suspended', 'notice-given', 'ended', 'terminated-early', 'closed'] as const

/** The lease that somebody pays for any of these days, though the unit may have come back before and its calendar be free. */
export const paidFor = ({ db }: Asked, { unitId, startsOn, endsOn, except }: Days) =>
  db
    .selectFrom('leases')
    .innerJoin(contractsOfKind({ db }, leaseKind).as('contracts'), 'contracts.id', 'leases.contractId')
    .select(['contracts.number', standingOfContracts.lastDay.as('lastDay'), standingOfContracts.inForce.as('inForce')])
    .where('leases.unitId', '=', unitId)
    .where('contracts.state', 'in', putInForce)
    .$if(except !== undefined, (all) => all.where('contracts.id', '<>', except ?? ''))
    .where('contracts.startsOn', '<=', endsOn)
    .where(standingOfContracts.lastDay, '>=', startsOn)
    .orderBy(standingOfContracts.lastDay, 'desc')
    .limit(1)
    .executeTakeFirst()

/** Why it cannot be let for these days, and what is to be done; null where nobody would pay for a day of another. */
export async function whyPaidFor(asked: Asked, days: Days) {
  const one = await paidFor(asked, days)
  if (!one) return null
  const said = `يدفع مستأجر العقد ${one.number} إيجار هذه الوحدة حتى ${dayInWords(one.lastDay)} وإن أعادها قبله. متاحة من ${dayInWords(daysAfter(one.lastDay, 1))}.`
  return one.inForce ? `${said} لتؤجّرها قبله أنهِ ذلك العقد مبكرًا باتفاق الطرفين.` : said
}

/** No day of a unit is paid for twice. */
export async function nobodyPaysTwice({ tx }: Work, { id, unitId, startsOn, endsOn }: HeldContract & { unitId: string }) {
  const why = await whyPaidFor({ db: tx }, { unitId, startsOn, endsOn, except: id })
  if (why) throw new Refusal('properties.let-twice', why)
}
