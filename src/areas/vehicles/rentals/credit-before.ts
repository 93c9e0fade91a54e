import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { cut } from '#values/text.ts'
import type { LoadedRental } from './load-for-update.ts'
import { rentalKind } from './rental.ts'

/** What comes back of days that the old books charged stands on no paper of ours: whoever has those books settles it. */
export const tellOfCreditBefore = (work: Work, { contractId, contract, terms }: LoadedRental, net: bigint) =>
  addTask(work, {
    ...{ rule: 'vehicles.credit-before', period: contractId, subject: { kind: rentalKind, id: contractId } },
    title: cut(`للعميل ${inRials(net + percentOf(net, terms.vatRate))} عن إعادة مبكرة للعقد ${contract.number}`, 200),
    details: cut('فُوترت هذه الأيام في الدفاتر السابقة. راجع فاتورته هناك، ثم أنقص ما بقي منها أو رُدّ له المبلغ.', 400),
    ...{ role: 'accountant', branchId: contract.branchId, dueAt: work.now() },
  })
