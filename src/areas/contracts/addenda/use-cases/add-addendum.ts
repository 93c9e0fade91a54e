import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { draft, rewrite, type Terms } from '../../drafting.ts'
import { type Contract, held, kindOf } from '../../held.ts'
import { inForce } from '../../in-force.ts'
import { contractsPermissions } from '../../permissions.ts'
import { aroundOf } from '../../renewing.ts'
import { mustStandAlone } from '../addenda-of.ts'
import { addendumKind, addendumTitle } from '../addendum.ts'
import { addendumAdded } from '../facts.ts'
import { AddAddendumInput, ChangeAddendumInput } from '../inputs.ts'

const may = contractsPermissions.addAddendum

/** Nothing signed is written anew: what changes from a day on is a contract of its own that belongs to it. */
export const addAddendum = command({
  name: 'contracts.add-addendum',
  permission: may,
  input: AddAddendumInput,
  async run(work, { id, contractId, from, changes = '', rent = null }) {
    const base = await held(work, contractId, may)
    mustStandAlone(base)
    const before = await work.tx.selectFrom('contractAddenda').select('place').where('contractId', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id }
    }
    if (!inForce.some((state) => state === base.state))
      throw new Refusal('contracts.not-in-force', 'يُلحق بالعقد الساري وحده. ما لم يُوقّع بعد يُعدّل في مسودته.')
    await mustSaySomething(work, base, { from, changes, rent })
    const place = await nextPlace(work, contractId)
    const terms = await termsFor(work, base, { place, from })
    const { number: addendum } = await draft(work, { id, kind: addendumKind, branchId: base.branchId, ...terms }, may)
    await work.tx.insertInto('contractAddenda').values({ contractId: id, amendsId: contractId, place, changes, rent }).execute()
    work.record(addendumAdded, contractId, { number: base.number, addendumId: id, addendum, from })
    return { id }
  },
})

/** Other words for what nobody was asked to sign yet. */
export const changeAddendum = command({
  name: 'contracts.change-addendum',
  permission: may,
  input: ChangeAddendumInput,
  async run(work, { contractId: id, seen, from, changes = '', rent = null }) {
    await held(work, id, may)
    const one = await work.tx
      .selectFrom('contractAddenda')
      .select(['amendsId', 'place'])
      .where('contractId', '=', id)
      .executeTakeFirst()
    if (!one) throw new Refusal('not-found', 'لا يوجد هذا الملحق.', 404)
    const base = await held(work, one.amendsId, may)
    await mustSaySomething(work, base, { from, changes, rent })
    await rewrite(work, { id, seen, ...(await termsFor(work, base, { place: one.place, from })) }, may)
    await work.tx.updateTable('contractAddenda').set({ changes, rent }).where('contractId', '=', id).execute()
    return { id }
  },
})

type Said = { from: string; changes: string; rent: bigint | null }

/** Words, another rent, or both; another rent only of what has one, and from a day whose rent was not demanded yet. */
async function mustSaySomething(work: Work, base: Contract, { from, changes, rent }: Said) {
  if (changes === '' && rent === null) throw fieldFault('changes', 'اكتب ما يتغير في العقد.')
  if (rent === null) return
  const { otherRent } = kindOf(work, base.kind)
  if (!otherRent) throw fieldFault('rent', 'لا إيجار في هذا العقد. اكتب ما يتغير بالكلمات.')
  const why = await otherRent.whyNot(work, base, { from, rent })
  if (why) throw fieldFault('from', why)
}

async function nextPlace({ tx }: Work, amendsId: string) {
  const { last } = await tx
    .selectFrom('contractAddenda')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('amendsId', '=', amendsId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** With the same people, from a day of the contract to its end. */
async function termsFor(work: Work, base: Contract, { place, from }: { place: number; from: string }): Promise<Terms> {
  const { startsOn, endsOn, leavesOn, autoRenew, noticeDays, number } = base
  const last = leavesOn ?? endsOn
  const isOpen = autoRenew && !leavesOn
  if (from < startsOn) throw fieldFault('from', `يبدأ العقد في ${dayInWords(startsOn)}. اختر يومًا من مدته.`)
  if (from > last && !isOpen) throw fieldFault('from', `ينتهي العقد في ${dayInWords(last)}. اختر يومًا من مدته.`)
  const { parties } = await aroundOf(work, base.id)
  return {
    ...{ title: addendumTitle(place, number), startsOn: from, endsOn: from > last ? from : last, value: 0n },
    ...{ noticeDays, autoRenew, parties, resourceIds: [] },
  }
}
