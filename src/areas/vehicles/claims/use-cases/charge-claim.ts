import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { stopAsking } from '../absorbing.ts'
import { claimCharged } from '../facts.ts'
import { ChargeClaimInput } from '../inputs.ts'
import { factData, loadClaim, loadClaimForUpdate } from '../load-for-update.ts'
import { chargeRenter, claimInsurer, decide, recoverWhenPaid, sharesNow } from '../settling.ts'

const may = vehiclesPermissions.assess

/** The renter pays up to the excess, the whole where the terms are broken; what an insurer pays is claimed at the same time. */
export const chargeClaim = command({
  name: 'vehicles.charge-claim',
  permission: may,
  input: ChargeClaimInput,
  async run(work, { claimId: id, from }) {
    const claim = await loadClaimForUpdate(work, id, may)
    if (claim.state === 'charged' || claim.state === 'insured' || claim.state === 'recovered') {
      work.repeated()
      return { id }
    }
    const { renter, insurer } = sharesNow(claim, work.now())
    if (renter + insurer === 0n)
      throw new Refusal(
        'vehicles.nobody-pays',
        'لا شيء على المستأجر، ولا شركة تأمين. اكتب شركة التأمين في التقدير، أو أغلق الملف.',
      )
    const paid = renter > 0n ? await chargeRenter(work, claim, { renter, from }) : null
    await claimInsurer(work, claim, insurer)
    await decide(work, claim, {
      ...{ state: paid ? 'charged' : 'insured', renterPart: renter, insurerPart: insurer },
      ...(paid && { invoiceId: paid.invoiceId }),
    })
    await stopAsking(work, id, 'أُضيف على العميل')
    const { contractId, contract, at } = claim
    const told = { contractId, partyId: contract.partyId, renter: paid?.owed ?? 0n, used: paid?.used ?? 0n, insurer }
    work.record(claimCharged, id, { ...factData(claim), ...told, at: at.toISOString() })
    const charged = await loadClaim(work, id)
    if (charged) await recoverWhenPaid(work, charged)
    return { id }
  },
})
