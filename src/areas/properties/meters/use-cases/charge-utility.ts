import { raiseRent } from '#areas/finance/public.ts'
import { leaseHeld } from '#areas/properties/leases/lease-held.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { readingsOf, usedFrom } from '#areas/readings/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { meters } from '#values/meters.ts'
import { cut } from '#values/text.ts'
import { chargedOf, leaseToBill } from '../billing.ts'
import { utilityCharged } from '../facts.ts'
import { ChargeUtilityInput } from '../inputs.ts'
import type { UnitMeter } from '../meter.ts'

const may = propertiesPermissions.billUtilities

/** So many days before a lease begins the unit may be handed over and read. */
const before = 31

/** What a tenant used up between two readings, demanded for the owner whose account it is: no day of it twice. */
export const chargeUtility = command({
  name: 'properties.charge-utility',
  permission: may,
  input: ChargeUtilityInput,
  async run(work, { id, unitId, kind, fromId, untilId, amount, dueOn }) {
    const { called } = await unitToChange(work, unitId, may)
    if (await work.tx.selectFrom('utilityCharges').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id: unitId }
    }
    const { contract, mandateId } = await leaseOf(work, unitId)
    if (dueOn < dayOf(work.now())) throw fieldFault('dueOn', 'يوم الاستحقاق اليوم أو بعده.')
    const { from, until, used } = await stretch(work, { unitId, kind, fromId, untilId })
    if (from.readOn < daysAfter(contract.startsOn, -before))
      throw fieldFault('fromId', `يبدأ العقد في ${dayInWords(contract.startsOn)}. اختر قراءة التسليم أو ما بعدها.`)
    const times = await mustBeNew(work, contract.id, { kind, from: from.readOn, until: until.readOn })
    const { partyId, branchId } = contract
    const days = `${dayInWords(from.readOn)} إلى ${dayInWords(until.readOn)}`
    const spent = `${used} ${meters[kind].unit} من ${from.reading} إلى ${until.reading}`
    const raised = await raiseRent(work, {
      ...{ contractId: contract.id, partyId, branchId, mandateId, resourceId: unitId, dueOn },
      ...{ suppliedFrom: from.readOn, suppliedUntil: until.readOn },
      lines: [{ kind: 'rent-utility', amount, description: cut(`${meters[kind].label}، ${called}، ${days}: ${spent}`, 200) }],
      source: { kind: 'utility', id: `${contract.id}:${kind}:${from.readOn}:${until.readOn}:${times}` },
    })
    const row = { id, contractId: contract.id, kind, fromId, untilId, fromDay: from.readOn, untilDay: until.readOn, amount }
    await work.tx
      .insertInto('utilityCharges')
      .values({ ...row, invoiceId: raised.invoiceId, chargedBy: work.actor.id, chargedAt: work.now() })
      .execute()
    const told = { unit: called, meter: kind, from: from.readOn, until: until.readOn, used, amount, number: raised.number }
    work.record(utilityCharged, contract.id, told)
    return { id: unitId }
  },
})

async function leaseOf(work: Work, unitId: string) {
  const found = await leaseToBill(work, unitId)
  if (!found) throw new Refusal('properties.nobody-to-bill', 'لا عقد إيجار على هذه الوحدة يُحمَّل عليه الاستهلاك.')
  const { contract, lease } = await leaseHeld(work, found.contractId, may)
  if (lease.utilitiesBy !== 'tenant')
    throw new Refusal('properties.utilities-by-owner', `الكهرباء والمياه على المالك في العقد ${contract.number}`)
  return { contract, mandateId: lease.mandateId ?? '' }
}

type Asked = { unitId: string; kind: UnitMeter; fromId: string; untilId: string }

async function stretch(work: Work, { unitId, kind, fromId, untilId }: Asked) {
  const readings = await readingsOf({ db: work.tx }, { resourceId: unitId, kind })
  const [from, until] = [readings.find(({ id }) => id === fromId), readings.find(({ id }) => id === untilId)]
  if (!from) throw fieldFault('fromId', 'اختر القراءة الأولى.')
  const used = usedFrom(readings, fromId, untilId)
  if (!until || used === null || until.readOn === from.readOn)
    throw fieldFault('untilId', 'القراءة الأخيرة بعد الأولى بيوم أو أكثر.')
  return { from, until, used }
}

/** How often this was charged and taken back; no day is charged twice. */
async function mustBeNew(
  work: Work,
  contractId: string,
  { kind, from, until }: { kind: UnitMeter; from: string; until: string },
) {
  const all = await chargedOf(work, contractId, kind)
  const same = all.find((one) => !one.isTakenBack && one.fromDay < until && from < one.untilDay)
  if (same)
    throw fieldFault(
      'fromId',
      `حُمّل استهلاك ${dayInWords(same.fromDay)} إلى ${dayInWords(same.untilDay)} من قبل بالمطالبة ${same.number}. اختر ما بعده.`,
    )
  return all.filter((one) => one.isTakenBack).length
}
