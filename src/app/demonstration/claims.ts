import { issueBorderLetter } from '#areas/vehicles/border-letters/use-cases/issue-border-letter.ts'
import { chargeClaim } from '#areas/vehicles/claims/commands.ts'
import { assessClaim } from '#areas/vehicles/claims/use-cases/assess-claim.ts'
import { reportAccident } from '#areas/vehicles/claims/use-cases/report-accident.ts'
import { smaller } from '#platform/files/keep.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import type { Storyteller } from './people.ts'
import { late } from './told-rentals.ts'

/**
 * A collision of a car that is back, of which the insurer is to pay what is above the excess; one of yesterday evening without a report of
 * the police yet; and a letter to the Emirates.
 */
export async function tellClaims(story: Storyteller, contracts: ReadonlyMap<string, string>) {
  const of = (name: string) => {
    const found = contracts.get(name)
    if (!found) throw new Error(`no rental of ${name} is told`)
    return found
  }
  await tellCollision(story, of('عائشة بنت محاد المهرية'))
  await tellOpenClaim(story, of(late))
  await tellLetter(story, of('هيثم بن سالم العوائد'))
}

async function tellCollision({ ctx, as }: Storyteller, contractId: string) {
  const day = (offset: number) => daysAfter(dayOf(ctx.now()), offset)
  const { id: claimId } = await reportAccident(as('mashani', day(-7), '17:10'), {
    ...{ id: ctx.newId(), contractId, on: day(-7), onTime: '16:20', place: 'دوار برج النهضة، صلالة', what: 'collision' },
    ...{ about: 'صدم مركبة أمامه عند الإشارة', driveable: 'yes', policeReportNo: 'ROP-SLL-20417' },
    ...{ otherParty: 'سالم بن عوض كشوب، 7712 ب', photos: await pictures() },
  })
  await assessClaim(as('mashani', day(-4), '11:00'), {
    ...{ claimId, estimate: '180', estimateAbout: 'الصدام الأمامي والمصباح الأيمن', atFault: 'renter' },
    ...{ insurer: 'ظفار للتأمين', insurerClaim: 'DI-88120' },
  })
  await chargeClaim(as('mashani', day(-4), '11:20'), { claimId, from: 'deposit' })
}

async function tellOpenClaim({ ctx, as }: Storyteller, contractId: string) {
  const yesterday = daysAfter(dayOf(ctx.now()), -1)
  await reportAccident(as('mashani', yesterday, '20:30'), {
    ...{ id: ctx.newId(), contractId, on: yesterday, onTime: '20:05', place: 'طريق أتين', what: 'object' },
    ...{ about: 'لمس حاجزًا في الموقف', driveable: 'yes', photos: await pictures() },
  })
}

async function tellLetter({ ctx, as }: Storyteller, contractId: string) {
  const today = dayOf(ctx.now())
  const crossing = { country: 'الإمارات', fromOn: today, untilOn: daysAfter(today, 1) }
  await issueBorderLetter(as('mashani', today, '08:10'), { id: ctx.newId(), contractId, ...crossing })
}

async function pictures() {
  const bumper = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
    <rect width="640" height="480" fill="#c9d3da"/><path d="M40 210Q320 130 600 210V330Q320 390 40 330Z" fill="#eef2f5" stroke="#8a949c" stroke-width="6"/>
    <path d="M410 214L452 262L428 288L486 318" fill="none" stroke="#5c666e" stroke-width="7" stroke-linecap="round"/>
    <circle cx="540" cy="236" r="34" fill="#f6e7a8" stroke="#8a949c" stroke-width="6"/></svg>`
  const kept = await smaller({ name: 'الصدام.svg', bytes: Buffer.from(bumper) }, 900)
  return kept ? [kept] : []
}
