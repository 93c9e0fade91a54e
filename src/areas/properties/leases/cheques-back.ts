import { chequesInVaultFor } from '#areas/finance/public.ts'
import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { cut } from '#values/text.ts'
import { chequesBackTask } from './lease.ts'

type Why = { unit: string; what: 'الملغى' | 'المنتهي' }

/** The cheques that were given for a lease and still lie in the vault. */
export async function chequesInHandFor({ db }: { db: Ctx['db'] | Work['tx'] }, contractId: string) {
  const lists = await db.selectFrom('leaseCheques').select('listId').where('contractId', '=', contractId).execute()
  return chequesInVaultFor({ db }, { contractId, listIds: lists.map(({ listId }) => listId) })
}

/** What was given for a lease that is not to be, or is over, and pays nothing that is owed, goes back to the tenant, and to no bank. */
export async function handChequesBack(work: Work, { id, number, branchId }: HeldContract, { unit, what }: Why) {
  const cheques = (await chequesInHandFor({ db: work.tx }, id)).filter(({ paysNothing }) => paysNothing)
  if (cheques.length === 0) return
  await settleTasks(work, chequesBackTask(id))
  await addTask(work, {
    ...{ ...chequesBackTask(id), period: work.newId(), role: 'cashier', branchId, dueAt: dueBy(dayOf(work.now())) },
    title: cut(`أعد إلى المستأجر شيكات العقد ${number} ${what}: ${howMany(cheques.length, 'cheque')}`, 200),
    details: cut(`${unit}. أرقامها: ${cheques.map((one) => one.number).join('، ')}`, 400),
  })
}
