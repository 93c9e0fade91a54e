import { partiesOfAccount } from '#areas/customers/public.ts'
import { forgetTasksAbout } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Subject } from '#platform/personal.ts'
import { leaseKind } from '../leases/lease.ts'

const title = 'طلبات تجديد الإيجار'

export const ownLeasePersonal: Personal = {
  processing: [
    {
      purpose: 'تجديد عقود الإيجار',
      people: 'المستأجرون',
      data: 'طلب التجديد وما كُتب معه',
      ground: 'تنفيذ العقد',
      sharedWith: 'لا أحد',
    },
  ],
  kept,
  forget,
}

const wishesOf = (db: Ctx['db'] | Work['tx'], { accountId }: Subject) =>
  db.selectFrom('leaseRenewalWishes').select(['contractId', 'note', 'askedAt']).where('askedBy', '=', accountId)

async function kept({ db }: Pick<Ctx, 'db'>, subject: Subject): Promise<Kept[]> {
  const { ids } = await partiesOfAccount({ db }, subject.accountId)
  const wishes = ids.length > 0 ? await wishesOf(db, subject).orderBy('askedAt', 'desc').limit(500).execute() : []
  const records = wishes.map(({ contractId: id, note, askedAt: at }) => ({
    ...{ id, title: 'طلب تجديد عقد إيجار', at },
    fields: keptFields([{ name: 'note', label: 'ما كُتب معه', value: note }]),
  }))
  return [{ kind: 'renewal-wishes', title, records }]
}

/** That they asked stays with the lease; what they wrote goes, here and in the task that tells it. */
async function forget(work: Work, subject: Subject): Promise<Forgotten[]> {
  const wishes = await wishesOf(work.tx, subject).where('note', 'is not', null).execute()
  const ids = wishes.map(({ contractId }) => contractId)
  if (ids.length === 0) return []
  await work.tx.updateTable('leaseRenewalWishes').set({ note: null }).where('contractId', 'in', ids).execute()
  await forgetTasksAbout(work, leaseKind, ids)
  return [{ title, count: ids.length }]
}
