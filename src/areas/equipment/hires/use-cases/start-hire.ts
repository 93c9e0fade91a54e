import { sql } from 'kysely'
import { draftContract } from '#areas/contracts/public.ts'
import { giveRoles, makeCustomer, partyAtCounter } from '#areas/customers/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { vatRateOfKind } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { branchFor } from '../../machines/use-cases/add-machine.ts'
import { hireRulesNow } from '../../rules/queries.ts'
import { termOf, titleOf, valueAhead } from '../drafting.ts'
import { hireQuoted } from '../facts.ts'
import { hireKind } from '../hire.ts'
import { StartHireInput } from '../inputs.ts'
import { loadHireForUpdate, toldOf } from '../load-for-update.ts'
import { snapshotOf } from '../terms.ts'
import { type AskedLine, lineRow, siteRow } from './hire-fields.ts'

const may = equipmentPermissions.quote

/** A quotation: a contract that is being written, with its first machine and the prices of today. */
export const startHire = command({
  name: 'equipment.start-hire',
  permission: may,
  input: StartHireInput,
  async run(work, { id, branchId: chosen, partyId: known, name, phone, ...asked }) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968022))`.execute(work.tx)
    const before = await work.tx.selectFrom('hires').select('contractId').where('contractId', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    const branchId = await branchFor(work, chosen, may)
    const partyId = await customerOf(work, { partyId: known, name, phone })
    const { site, line } = await written(work, { contractId: id, partyId, asked })
    const parties = [{ partyId, role: 'hirer' }] as const
    const about = { id, kind: hireKind, branchId, title: titleOf([line], site.site), ...termOf([line]) }
    const value = valueAhead([line], site)
    await draftContract(work, { ...about, value, noticeDays: 0, autoRenew: false, parties, resourceIds: [] }, may)
    await work.tx.insertInto('hires').values(site).execute()
    const { terms, ...row } = line
    await work.tx
      .insertInto('hireLines')
      .values({ ...row, snapshot: snapshotOf(terms) })
      .execute()
    const hire = await loadHireForUpdate(work, id, may)
    work.record(hireQuoted, id, await toldOf(work, hire))
    return { id }
  },
})

type Asked = Parameters<typeof siteRow>[0]['asked'] & AskedLine

/** The rows of the hire and of its first line. */
async function written(work: Work, { contractId, partyId, asked }: { contractId: string; partyId: string; asked: Asked }) {
  const rules = await hireRulesNow(work.tx)
  const vatRate = await vatRateOfKind(work, 'equipment-hire')
  const validUntil = daysAfter(dayOf(work.now()), rules.quoteDays)
  const site = { ...siteRow({ contractId, asked, rules }), vatRate, validUntil, ...stamp(work) }
  return { site, line: await lineRow(work, { id: work.newId(), contractId, place: 1, partyId, asked, rules }) }
}

const stamp = (work: Work) => ({ state: 'open' as const, openedBy: work.actor.id, openedAt: work.now(), ...noWaiver })
const noWaiver = { depositWaivedBy: null, depositWaivedWhy: null }

type Somebody = { partyId: string | undefined; name: string | undefined; phone: string | undefined }

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
