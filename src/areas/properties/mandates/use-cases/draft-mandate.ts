import { draftContract, draftingContracts } from '#areas/contracts/public.ts'
import { propertyToChange } from '#areas/properties/reached.ts'
import { newestShares } from '#areas/properties/shares.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { cut } from '#values/text.ts'
import { mandateDrafted } from '../facts.ts'
import { DraftMandateInput } from '../inputs.ts'
import { mandateKind } from '../mandate.ts'
import { fieldsOf } from './mandate-fields.ts'

/** An owner asks the company to look after what is his; it holds once it is signed and in force. */
export const draftMandate = command({
  name: 'properties.draft-mandate',
  permission: draftingContracts,
  input: DraftMandateInput,
  async run(work, { id, propertyId, partyId, startsOn, endsOn, noticeDays, autoRenew, ...terms }) {
    const ids = [...new Set(propertyId)]
    const found = []
    for (const one of ids.toSorted()) found.push(await propertyToChange(work, one, draftingContracts))
    for (const one of found) await mustOwn(work, one, partyId)
    const [first] = found
    if (!first || found.some(({ branchId }) => branchId !== first.branchId))
      throw fieldFault('propertyId', 'اختر عقارات يتابعها فرع واحد.')
    const names = found.map(({ name }) => name)
    const { number, existed } = await draftContract(work, {
      ...{ id, kind: mandateKind, branchId: first.branchId, title: cut(names.join('، '), 200), startsOn, endsOn },
      ...{ value: 0n, noticeDays, autoRenew: autoRenew === 'yes', parties: [{ partyId, role: 'owner' }], resourceIds: [] },
    })
    if (existed) {
      work.repeated()
      return { id, number }
    }
    await work.tx
      .insertInto('mandates')
      .values({ contractId: id, ...fieldsOf(terms), version: 1 })
      .execute()
    await work.tx
      .insertInto('mandateProperties')
      .values(ids.map((one) => ({ contractId: id, propertyId: one, since: null, until: null })))
      .execute()
    work.record(mandateDrafted, id, { number, partyId, properties: names })
    return { id, number }
  },
})

/** Nobody gives away what he has no share of. */
async function mustOwn({ tx }: Work, { id, name }: { id: string; name: string }, partyId: string) {
  const set = await newestShares(tx, id)
  if (!set) throw fieldFault('propertyId', `ثبّت حصص ملّاك ${name} أولًا.`)
  if (!set.shares.some((share) => share.partyId === partyId))
    throw fieldFault('partyId', `لا حصة لهذا المالك في ${name}. اختر مالكًا من ملّاكه.`)
}
