import { draftContract } from '#areas/contracts/public.ts'
import { partyWithin } from '#areas/customers/public.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { merchantAgreed } from '../facts.ts'
import { AgreeWithMerchantInput } from '../inputs.ts'
import { keepTerms, mustNotPassTariff } from '../keeping-terms.ts'
import { merchantKind } from '../merchant.ts'

const may = parcelPermissions.manage

/** A customer is to send by prices of his own: the contract is written, and holds once it is signed. */
export const agreeWithMerchant = command({
  name: 'parcels.agree-with-merchant',
  permission: may,
  input: AgreeWithMerchantInput,
  async run(work, { id, partyId, branchId, startsOn, endsOn, noticeDays, autoRenew, ...terms }) {
    const party = await partyWithin(work, partyId)
    if (!party) throw fieldFault('partyId', 'لا يوجد هذا العميل. اختره من جديد.')
    await mustNotPassTariff(work, terms)
    const asked = { id, kind: merchantKind, branchId, startsOn, endsOn, noticeDays, autoRenew: autoRenew === 'yes' }
    const parties = [{ partyId, role: 'merchant' }] as const
    const drafted = await draftContract(work, { ...asked, title: 'توصيل الطرود', value: 0n, parties, resourceIds: [] }, may)
    if (drafted.existed) {
      work.repeated()
      return { id, number: drafted.number }
    }
    await keepTerms(work, id, terms)
    work.record(merchantAgreed, id, { number: drafted.number, partyId, merchant: party.name })
    return { id, number: drafted.number }
  },
})
