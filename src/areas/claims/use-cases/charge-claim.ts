import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { stopAsking } from '../absorbing.ts'
import type { ClaimKind } from '../claim-kind.ts'
import { ChargeClaimInput } from '../inputs.ts'
import { loadClaim, loadClaimForUpdate, toldOf } from '../load-for-update.ts'
import { chargeRenter, claimInsurer, decide, recoverWhenPaid, sharesNow } from '../settling.ts'

/** The renter pays the part that is theirs; what an insurer pays is claimed at the same time. */
export const chargeClaim = (kind: ClaimKind) =>
  command({
    name: `${kind.area}.charge-claim`,
    permission: kind.may.decide,
    input: ChargeClaimInput,
    async run(work, { claimId: id, from }) {
      const claim = await loadClaimForUpdate(work, kind, { claimId: id, permission: kind.may.decide })
      if (claim.state === 'charged' || claim.state === 'insured' || claim.state === 'recovered') {
        work.repeated()
        return { id }
      }
      const { renter, insurer } = await sharesNow(work, kind, claim)
      if (renter + insurer === 0n) throw new Refusal('claims.nobody-pays', kind.words.nobodyPays)
      const paid = renter > 0n ? await chargeRenter(work, kind, { claim, renter, from }) : null
      await claimInsurer(work, claim, insurer)
      await decide(work, claim, {
        ...{ state: paid ? 'charged' : 'insured', renterPart: renter, insurerPart: insurer },
        ...(paid && { invoiceId: paid.invoiceId }),
      })
      await stopAsking(work, kind, { subjectId: id, note: 'أُضيف على العميل' })
      const { contractId, contract, at } = claim
      const told = { contractId, partyId: contract.partyId, renter: paid?.owed ?? 0n, used: paid?.used ?? 0n, insurer }
      work.record(kind.facts.claimCharged, id, { ...toldOf(claim), ...told, at: at.toISOString() })
      const charged = await loadClaim(work, kind, id)
      if (charged) await recoverWhenPaid(work, kind, charged)
      return { id }
    },
  })
