import { draftContract } from '#areas/contracts/public.ts'
import { giveRoles, makeCustomer, partyAtCounter } from '#areas/customers/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { vatRateOfKind } from '#areas/finance/public.ts'
import { agreementOn } from '#areas/rates/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { machinesLine } from '../prices/price-list.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { termOf, titleOf, valueAhead } from './drafting.ts'
import { hireQuoted } from './facts.ts'
import { hireKind } from './hire.ts'
import { loadHireForUpdate, toldOf } from './load-for-update.ts'
import { type AskedPool, poolLineRow } from './pool-lines.ts'
import { snapshotOf } from './terms.ts'
import { type AskedLine, type AskedSite, lineRow, siteRow } from './use-cases/hire-fields.ts'

const may = equipmentPermissions.quote

type Quotation = {
  id: string
  branchId: string
  somebody: Somebody
  site: AskedSite
  lines: readonly AskedLine[]
  pools?: readonly AskedPool[]
}

/** A contract that is being written, with its machines and the prices of today. */
export async function beginQuotation(
  work: Work,
  { id, branchId, somebody, site: asked, lines: wanted, pools: wantedPools = [] }: Quotation,
) {
  const partyId = await customerOf(work, somebody)
  const rules = await hireRulesNow(work.tx)
  const vatRate = await vatRateOfKind(work, 'equipment-hire')
  const validUntil = daysAfter(dayOf(work.now()), rules.quoteDays)
  const announced = await announcedHolidays(work.tx, firstOf([...wanted, ...wantedPools]))
  const payDays = await payDaysOf(work, { partyId, day: firstOf([...wanted, ...wantedPools]), rules })
  const site = { ...siteRow({ contractId: id, asked, rules, announced }), payDays, vatRate, validUntil, ...stamp(work) }
  const lines: Awaited<ReturnType<typeof lineRow>>[] = []
  for (const [at, line] of wanted.entries())
    lines.push(await lineRow(work, { id: work.newId(), contractId: id, place: at + 1, partyId, asked: line, rules }))
  const quoted: Awaited<ReturnType<typeof poolLineRow>>[] = []
  for (const pool of wantedPools) quoted.push(await poolLineRow(work, { id: work.newId(), contractId: id, ...pool }))
  const plan = { lines, pools: quoted.map(({ line }) => line) }
  const about = { id, kind: hireKind, branchId, title: titleOf(plan, site.site), ...termOf(plan) }
  const parties = [{ partyId, role: 'hirer' }] as const
  const value = valueAhead(plan, site)
  await draftContract(work, { ...about, value, noticeDays: 0, autoRenew: false, parties, resourceIds: [] }, may)
  await work.tx.insertInto('hires').values(site).execute()
  await keepPlan(work, { lines, pools: quoted.map(({ row }) => row) })
  const hire = await loadHireForUpdate(work, id, may)
  work.record(hireQuoted, id, await toldOf(work, hire))
  return { number: hire.contract.number, partyId }
}

/** As agreed with the company, otherwise as with everybody. */
async function payDaysOf({ tx }: Work, { partyId, day, rules }: { partyId: string; day: string; rules: { payDays: number } }) {
  const agreement = await agreementOn({ tx }, { partyId, line: machinesLine, day })
  return agreement?.termDays ?? rules.payDays
}

type Rows = {
  lines: readonly Awaited<ReturnType<typeof lineRow>>[]
  pools: readonly Awaited<ReturnType<typeof poolLineRow>>['row'][]
}

async function keepPlan({ tx }: Work, { lines, pools }: Rows) {
  if (lines.length > 0)
    await tx
      .insertInto('hireLines')
      .values(lines.map(({ terms, ...row }) => ({ ...row, snapshot: snapshotOf(terms) })))
      .execute()
  if (pools.length > 0) await tx.insertInto('hirePoolLines').values(pools).execute()
}

const firstOf = (lines: readonly { startsOn: string }[]) => lines.map(({ startsOn }) => startsOn).toSorted()[0] ?? ''

const stamp = (work: Work) => ({ state: 'open' as const, openedBy: work.actor.id, openedAt: work.now(), ...noWaiver })
const noWaiver = { depositWaivedBy: null, depositWaivedWhy: null, discountWhy: null, discountBy: null, toldQuoteEnd: null }

export type Somebody = { partyId?: string | undefined; name?: string | undefined; phone?: string | undefined }

/** The one that was chosen, or whoever has this phone, as new as need be. */
async function customerOf(work: Work, { partyId, name, phone }: Somebody) {
  const id = partyId ?? (await called(work, name, phone))
  const party = await partyAtCounter({ db: work.tx, actor: work.actor }, id)
  if (!party && partyId) throw fieldFault('partyId', 'اختر العميل من القائمة.')
  if (party?.risk === 'blocked')
    throw new Refusal('equipment.customer-blocked', `أُوقف التعامل مع هذا العميل: ${party.riskReason}. راجع سجله أولًا.`)
  await giveRoles(work, id, ['hirer'])
  return id
}

async function called(work: Work, name: string | undefined, phone: string | undefined) {
  if (!name) throw fieldFault('name', 'اكتب اسم العميل.')
  if (!phone) throw fieldFault('phone', 'اكتب رقم هاتفه.')
  return (await makeCustomer(work, { name, phone, roles: ['hirer'] })).id
}
