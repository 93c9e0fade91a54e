import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Basis } from '../../pricing/price.ts'
import type { HireRules } from '../../rules/rules.ts'
import { findTerms } from '../terms.ts'

export type AskedSite = {
  site: string
  wilayat: string
  pin?: string | undefined
  km: number
  repName: string
  repPhone: string
  secondName?: string | undefined
  secondPhone?: string | undefined
  poNumber?: string | undefined
  silence: boolean
}
export type AskedLine = {
  kindId: string
  basis: Basis
  startsOn: string
  endsOn: string
  withOperator: boolean
  perDay?: number | undefined
  guarantee?: number | undefined
}

type OfSite = { contractId: string; asked: AskedSite; rules: HireRules; announced: ReadonlySet<string> }

/** Where it is, who speaks for it there, and the rules that hold for it from now on. */
export function siteRow({ contractId, asked, rules, announced }: OfSite) {
  const holidays = rules.holidaysOff ? [...announced].toSorted() : null
  return { contractId, ...siteFields(asked, rules), ...rulesKept(rules), holidays }
}

type Distance = { km: number; wilayat: string }

/** Outside the city a distance nobody wrote is unknown: its way is priced once it is written. */
export const isWayKnown = ({ km, wilayat }: Distance) => km > 0 || wilayat === '' || wilayat === 'صلالة'

/** One way of the truck, by its kilometres and never below the least. */
export function wayPriceOf(site: Distance, { leastWay, wayPerKm }: Pick<HireRules, 'leastWay' | 'wayPerKm'>) {
  if (!isWayKnown(site)) return 0n
  const { km } = site
  const byKm = BigInt(km) * wayPerKm
  return byKm > leastWay ? byKm : leastWay
}

export const siteFields = (asked: AskedSite, rules: Pick<HireRules, 'leastWay' | 'wayPerKm' | 'silenceDays'>) => ({
  ...{ site: asked.site, wilayat: asked.wilayat, pin: asked.pin ?? null, km: asked.km },
  ...{ repName: asked.repName, repPhone: asked.repPhone },
  ...{ secondName: asked.secondName ?? null, secondPhone: asked.secondPhone ?? null, poNumber: asked.poNumber ?? null },
  silenceDays: asked.silence ? rules.silenceDays : null,
  wayPrice: wayPriceOf(asked, rules),
})

const rulesKept = ({ restDays, payDays, standbyPercent, freeWayDays }: HireRules) => ({
  ...{ restDays: [...restDays], payDays, standbyPercent, freeWayDays },
})

type OfLine = {
  id: string
  contractId: string
  place: number
  partyId: string
  asked: AskedLine
  rules: { standbyPercent: number; ramadanHours: number | undefined; discountPercent?: number }
}

/** One machine with the prices it is hired by. */
export async function lineRow(work: Work, { id, contractId, place, partyId, asked, rules }: OfLine) {
  const { kindId, basis, startsOn, endsOn, withOperator } = asked
  if (endsOn < startsOn) throw fieldFault('endsOn', 'آخر يوم لا يسبق أول يوم.')
  const guarantee = basis === 'hour' ? (asked.guarantee ?? 0) : 0
  const discount = rules.discountPercent ?? 0
  const terms = await findTerms({ db: work.tx }, { kindId, basis, startsOn, partyId, guarantee, rules, discount })
  await mustBeWorkedSo(work, kindId, withOperator)
  return {
    ...{ id, contractId, place, kindId, basis, startsOn, endsOn, withOperator, guarantee, terms },
    perDay: asked.perDay ?? (basis === 'load' ? terms.agreed.leastLoads : 0),
    ...{ occupancyId: null, offHiredAt: null, offHireNumber: null, offHiredBy: null, toldEnd: null, toldMissing: null },
  }
}

async function mustBeWorkedSo({ tx }: Work, kindId: string, withOperator: boolean) {
  const { operated } = await tx.selectFrom('machineKinds').select('operated').where('id', '=', kindId).executeTakeFirstOrThrow()
  if (operated === 'with' && !withOperator) throw fieldFault('withOperator', 'هذا النوع لا يُؤجَّر إلا بمشغّل.')
  if (operated === 'without' && withOperator) throw fieldFault('withOperator', 'هذا النوع يُؤجَّر بدون مشغّل.')
}
