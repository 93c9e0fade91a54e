import { alone, promise } from '#areas/collecting/public.ts'
import { partyOfAccount } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { PromiseOwnInput } from '../inputs.ts'

/** Whoever is late says when they pay all of it: nobody calls them until that day is over. */
export const promiseOwn = command({
  name: 'properties.promise-own',
  permission: anyoneSignedIn,
  input: PromiseOwnInput,
  async run(work, { id, promisedOn }) {
    const party = await partyOfAccount({ db: work.tx, actor: work.actor })
    if (!party) throw new Refusal('not-found', 'لا حساب إيجار باسمك.', 404)
    await alone(work, party.id)
    const { amount } = await promise(work, { id, partyId: party.id, amount: null, promisedOn, note: 'حدّد الموعد من حسابه' })
    return { promisedOn, amount }
  },
})
