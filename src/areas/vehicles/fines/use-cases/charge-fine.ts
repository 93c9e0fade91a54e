import { chargeCustomer, chargesOnPapers, depositNow, layOutForCustomer, payFromDeposit } from '#areas/finance/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { rulesNow } from '../../terms/queries.ts'
import { askNoMore } from '../absorbing.ts'
import { fineCharged } from '../facts.ts'
import { police, undecided } from '../fine.ts'
import { FineInput } from '../inputs.ts'
import { factData, type LoadedFine, loadFineForUpdate, mustBeUndecided } from '../load-for-update.ts'

/** Whoever had the car pays the fine as it is, and our fee for handling it with its tax. */
export const chargeFine = command({
  name: 'vehicles.charge-fine',
  permission: vehiclesPermissions.fines,
  input: FineInput,
  async run(work, { fineId: id }) {
    const fine = await loadFineForUpdate(work, id)
    if (fine.state === 'charged') {
      work.repeated()
      return { id }
    }
    mustBeUndecided(fine)
    const { contract, vehicleId: resourceId, reference, amount } = fine
    if (!contract) throw new Error(`fine ${reference} is undecided and nobody had the car`)
    const { id: contractId, partyId, branchId } = contract
    const { fineFee: fee } = await rulesNow(work.tx)
    const laid = { id, partyId, branchId, contractId, resourceId, kind: 'fine' as const, line: 'cars' as const }
    const about = { authority: police, reference, amount, dueOn: dayOf(work.now()), asAgreed: true as const }
    const { invoiceId } = await layOutForCustomer(work, { ...laid, ...about })
    const feeInvoiceId = fee > 0n ? await chargeFee(work, contract, { reference, resourceId, fee }) : null
    const used = await fromDeposit(work, contractId, [invoiceId, ...(feeInvoiceId ? [feeInvoiceId] : [])])
    const decided = { decidedBy: work.actor.id, decidedAt: work.now() }
    await work.tx
      .updateTable('carFines')
      .set({ state: 'charged', fee, invoiceId, feeInvoiceId, ...decided })
      .where('id', '=', id)
      .where('state', 'in', undecided)
      .execute()
    await askNoMore(work, id, 'أُضيفت على العميل')
    work.record(fineCharged, id, { ...factData(fine), partyId, fee, used })
    return { id }
  },
})

type Renting = NonNullable<LoadedFine['contract']>

type Fee = { reference: string; resourceId: string; fee: bigint }

async function chargeFee(work: Work, { partyId, branchId }: Renting, { reference, resourceId, fee }: Fee) {
  const [id, today] = [work.newId(), dayOf(work.now())]
  const about = { id, partyId, branchId, suppliedFrom: today, suppliedUntil: today, dueOn: today, asAgreed: true as const }
  const line = { kind: 'administration-fee' as const, line: 'cars' as const, quantity: 1000, unitPrice: fee, discount: 0n }
  await chargeCustomer(work, { ...about, lines: [{ ...line, resourceId, description: `رسم معاملة المخالفة ${reference}` }] })
  return id
}

/** The car is back: what is held of the deposit pays it, as far as it reaches. */
async function fromDeposit(work: Work, contractId: string, paperIds: readonly string[]) {
  const rental = await work.tx.selectFrom('carRentals').select('state').where('contractId', '=', contractId).executeTakeFirst()
  const deposit = rental?.state === 'returned' ? await depositNow(work, [contractId]) : null
  if (!deposit || deposit.held === 0n || deposit.promised > 0n) return 0n
  const charges = (await chargesOnPapers(work, paperIds)).map(({ id }) => ({ id, fileId: null }))
  return payFromDeposit(work, { depositId: deposit.id, reason: 'مخالفة مرورية', charges })
}
