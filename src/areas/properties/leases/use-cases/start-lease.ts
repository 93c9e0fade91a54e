import type { Selectable } from 'kysely'
import { occupanciesOf } from '#areas/calendar/public.ts'
import { draftContract, draftingContracts } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { unitToChange } from '#areas/properties/reached.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter, monthsAfter } from '#values/days.ts'
import { whyPaidFor } from '../days-paid-for.ts'
import { leaseDrafted } from '../facts.ts'
import { StartLeaseInput } from '../inputs.ts'
import { leaseKind } from '../lease.ts'
import { writeInstalments } from '../lease-held.ts'
import { scheduleOf, totalOf } from '../schedule.ts'

/** A lease begins with a unit and whoever is to have it: a draft for a year at the rent the unit is offered for. */
export const startLease = command({
  name: 'properties.start-lease',
  permission: draftingContracts,
  input: StartLeaseInput,
  async run(work, { id, unitId, partyId, startsOn }) {
    const unit = await unitToChange(work, unitId, draftingContracts)
    if (unit.outSince) throw new Refusal('properties.out-of-service', 'الوحدة خارج الخدمة. أعدها إلى الخدمة أولًا.')
    const [tenant] = await customersNamed(work, [partyId])
    if (!tenant) throw fieldFault('partyId', 'لم نجد هذا المستأجر. اختره من جديد.')
    const endsOn = daysAfter(monthsAfter(startsOn, 12), -1)
    await mustBeFree(work, { unitId, startsOn, endsOn })
    const called = `${unit.called}، ${unit.property}`
    const rented = { rent: unit.rent, rentFor: 'month', frequency: 1, paid: 'in-advance', dueDay: null } as const
    const schedule = scheduleOf({ from: startsOn, until: endsOn, ...rented, starts: 'lease-day', free: [], steps: [] })
    const { number, existed } = await draftContract(work, {
      ...{ id, kind: leaseKind, branchId: unit.branchId, title: called, startsOn, endsOn, value: totalOf(schedule) },
      ...{ noticeDays: 90, autoRenew: false, parties: [{ partyId, role: 'tenant' }], resourceIds: [unitId] },
    })
    if (existed) {
      work.repeated()
      return { id, number }
    }
    const deposit = unit.deposit ?? unit.rent
    await work.tx
      .insertInto('leases')
      .values({ contractId: id, unitId, deposit, ...rented, ...usualLease })
      .execute()
    await writeInstalments(work.tx, id, schedule)
    work.record(leaseDrafted, id, { number, unit: called, partyId })
    return { id, number }
  },
})

type Agreed = 'contractId' | 'unitId' | 'deposit' | 'rent' | 'rentFor' | 'frequency' | 'paid' | 'dueDay'
type Usual = Omit<Selectable<Database['leases']>, Agreed>

/** What is agreed unless somebody says otherwise. */
export const usualLease: Usual = {
  ...{ mandateId: null, occupancyId: null, guarantorId: null, periodStarts: 'lease-day', graceDays: 7, lateRule: 'none' },
  ...{ lateAmount: null, lateRate: null, utilitiesBy: 'tenant', paymentMethod: 'cheques', conditions: null },
  ...{ registration: 'not-registered', registrationNumber: null, submittedOn: null, registeredOn: null },
  ...{
    municipalFee: null,
    feePaidBy: 'owner',
    goesOn: true,
    endToldOn: null,
    endToldAgainOn: null,
    registerToldOn: null,
    version: 1,
  },
  ...{ feePaidDirectly: false, registeredUntil: null, registrationRound: 1, registrationExcuse: null },
}

/** Said at once, with the first day on which it is free; when the lease is put in force the calendar itself says so again. */
export async function mustBeFree(
  work: Pick<Work, 'tx' | 'now'>,
  { unitId, startsOn, endsOn }: { unitId: string; startsOn: string; endsOn: string },
) {
  const taken = await occupanciesOf({ db: work.tx, now: work.now }, unitId, { from: startsOn })
  const inTheWay = taken.find(({ kind, from, until }) => kind !== 'hold' && from <= endsOn && until >= startsOn)
  if (!inTheWay) {
    const why = await whyPaidFor({ db: work.tx }, { unitId, startsOn, endsOn })
    if (why) throw fieldFault('startsOn', why)
    return
  }
  const { from, until, reason } = inTheWay
  throw fieldFault(
    'startsOn',
    `الوحدة مشغولة من ${dayInWords(from)} إلى ${dayInWords(until)}: ${reason}. ابدأ من ${dayInWords(daysAfter(until, 1))} أو اختر وحدة أخرى.`,
  )
}
