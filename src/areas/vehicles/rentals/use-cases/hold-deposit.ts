import { z } from 'zod'
import { captureHold, holdOnCard, holdsEnding, receivingPayments, releaseHold } from '#areas/finance/public.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { cardHeld, holdCaptured, holdReleased } from '../facts.ts'
import { askNoDeposit } from '../going-out.ts'
import { CaptureHoldInput, HoldDepositInput, ReleaseHoldInput } from '../inputs.ts'
import { loadRentalForUpdate } from '../load-for-update.ts'

const may = vehiclesPermissions.handOver

/** The deposit is held on the renter's card by our machine: its slip is written down, and until when the bank holds it. */
export const holdDeposit = command({
  name: 'vehicles.hold-deposit',
  permission: may,
  input: HoldDepositInput,
  async run(work, { id, contractId, ...held }) {
    const { contract } = await loadRentalForUpdate(work, contractId, may)
    if (held.expiresOn <= dayOf(work.now())) throw fieldFault('expiresOn', 'اكتب يومًا لم يأت بعد، كما في ورقة الجهاز.')
    const { partyId, branchId, number } = contract
    const isNew = await holdOnCard(work, { id, contractId, contract: number, partyId, branchId, ...held })
    if (isNew) await askNoDeposit(work, contractId, { reason: 'محجوز على البطاقة', amount: held.amount })
    if (!isNew) work.repeated()
    else work.record(cardHeld, contractId, { number, amount: held.amount, card: held.card, expiresOn: held.expiresOn })
    return { id: contractId }
  },
})

/** What is owed is taken from it; the bank lets go of the rest. */
export const captureDeposit = command({
  name: 'vehicles.capture-deposit',
  permission: receivingPayments,
  input: CaptureHoldInput,
  async run(work, { contractId, holdId, id: receiptId, amount }) {
    await loadRentalForUpdate(work, contractId, may)
    const taken = await captureHold(work, { id: holdId, receiptId, amount })
    if (!taken) work.repeated()
    else {
      await settleTasks(work, aboutHold(holdId))
      work.record(holdCaptured, contractId, { number: taken.contract, amount, receipt: taken.number })
    }
    return { id: contractId }
  },
})

export const releaseDeposit = command({
  name: 'vehicles.release-deposit',
  permission: may,
  input: ReleaseHoldInput,
  async run(work, { contractId, holdId }) {
    await loadRentalForUpdate(work, contractId, may)
    const gone = await releaseHold(work, holdId)
    if (!gone) work.repeated()
    else {
      await settleTasks(work, aboutHold(holdId))
      work.record(holdReleased, contractId, { number: gone.contract, amount: gone.amount })
    }
    return { id: contractId }
  },
})

const aboutHold = (id: string) => ({ rule: 'vehicles.card-hold-ends', subject: { kind: 'card-hold', id } })

const daysAhead = 2

/** Two days before the bank lets go of it somebody is told. */
export const warnOfHolds = command({
  name: 'vehicles.warn-of-holds',
  permission: may,
  input: z.object({}),
  async run(work) {
    const ending = await holdsEnding(work, daysAfter(dayOf(work.now()), daysAhead))
    let told = 0
    for (const one of ending) if (await tellOf(work, one)) told += 1
    if (told === 0) work.repeated()
    return { told }
  },
})

type Ending = Awaited<ReturnType<typeof holdsEnding>>[number]

const tellOf = (work: Work, { id, contract, holder, branchId, amount, expiresOn }: Ending) =>
  addTask(work, {
    ...{ ...aboutHold(id), period: expiresOn, role: 'fleetOfficer', branchId, dueAt: work.now() },
    title: cut(`ينتهي الحجز على بطاقة ${holder} في ${dayInWords(expiresOn)}: ${inRials(amount)}`, 200),
    details: cut(`العقد ${contract}. حصّل المحجوز أو جدّده قبل أن يرفعه البنك.`, 400),
  })
