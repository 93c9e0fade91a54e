import { contractHeld } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { merchantTermsChanged } from '../facts.ts'
import { ChangeMerchantTermsInput } from '../inputs.ts'
import { fieldsOf, keepRates, mustNotPassTariff, ratesOf } from '../keeping-terms.ts'
import { termsIn } from '../terms-of.ts'
import { termsChanged } from '../terms-told.ts'

const may = parcelPermissions.manage
const over: readonly string[] = ['ended', 'closed', 'cancelled', 'terminated-early']

/** Other terms from now on: what was priced before stays as it is. What both signed is changed by the word of both. */
export const changeMerchantTerms = command({
  name: 'parcels.change-merchant-terms',
  permission: may,
  input: ChangeMerchantTermsInput,
  async run(work, { contractId, seen, consent, ...asked }) {
    const contract = await contractHeld(work, contractId, may)
    const before = await termsIn(work.tx, contractId)
    if (!before) throw new Refusal('not-found', 'لا يوجد هذا العقد.', 404)
    if (over.includes(contract.state)) throw new Refusal('parcels.merchant-over', 'انتهى هذا العقد. لا تُعدّل شروطه.')
    if (contract.state === 'pending-signature')
      throw new Refusal('parcels.merchant-out', 'هذا العقد عند التوقيع بشروطه. أعده مسودة من صفحة سيره، ثم عدّلها.')
    const after = { ...fieldsOf(asked), rates: ratesOf(asked.rates) }
    const changed = termsChanged(before, after)
    if (changed.length === 0) {
      work.repeated()
      return { id: contractId }
    }
    if (seen !== before.version)
      throw new Refusal('parcels.changed-meanwhile', 'عدّل زميل هذه الشروط بعد أن فتحت الصفحة. حدّث الصفحة وقارن.')
    if (contract.state !== 'draft' && !consent) throw fieldFault('consent', 'اكتب كيف وافق التاجر، مثل «رسالته في 3/1/2026».')
    await mustNotPassTariff(work, asked)
    const { rates, ...fields } = after
    await work.tx
      .updateTable('merchantTerms')
      .set({ ...fields, version: seen + 1 })
      .where('contractId', '=', contractId)
      .execute()
    await keepRates(work, contractId, rates)
    const [party] = await customersNamed(work, [contract.partyId])
    const { number, partyId } = contract
    work.record(merchantTermsChanged, contractId, {
      ...{ number, partyId, merchant: party?.name ?? '', changed, consent: consent ?? null },
    })
    return { id: contractId }
  },
})
