import { papersOfNotices } from '#areas/collecting/public.ts'
import { holdersByNumber } from '#areas/contracts/public.ts'
import { leaseArrears } from '#areas/properties/arrears/lease-arrears.ts'
import { papersOfLeaving } from '#areas/properties/leaving/own-papers.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { copyToNext, leaseBegins, leaseIsOver, mustBeKnown, mustBeSettled, unitComesBack, unitStays } from './activating.ts'
import { leaseCalledOff } from './calling-off.ts'
import { handChequesBack } from './cheques-back.ts'
import { earlyEndSays, leaseEndsEarly } from './ending-early.ts'
import { leaseKind, leasePath, renewLeasePath } from './lease.ts'
import { leaseOf } from './lease-held.ts'
import { leasesGoingOn, leaseValues } from './lease-values.ts'
import { mustHaveMandate } from './mandate-of-lease.ts'
import { otherRent } from './other-rent.ts'
import { nobodyMustStay } from './sitting-tenants.ts'
import { keepUnit, keepUnitNoMore } from './unit-of-lease.ts'

/** Leases in the register of contracts. */
export const leaseContracts: ContractKind = {
  ...{
    kind: leaseKind,
    label: 'عقد إيجار',
    letters: 'L',
    roles: { tenant: 'المستأجر', guarantor: 'الكفيل' },
    path: leasePath,
  },
  renewPath: renewLeasePath,
  goingOn: leasesGoingOn,
  holders: holdersByNumber(leaseKind),
  valuesOf: leaseValues,
  ownPapers: async (asked, ids) => [...(await papersOfNotices(asked, ids)), ...(await papersOfLeaving(asked, ids))],
  otherRent,
  collecting: leaseArrears,
  async sending(work, contract, day) {
    await mustHaveMandate(work, contract, day)
    await mustBeKnown(work, contract)
    await nobodyMustStay(work, contract)
    await keepUnit(work, contract)
  },
  takingBack: keepUnitNoMore,
  async cancelling(work, contract) {
    await keepUnitNoMore(work, contract)
    await handChequesBack(work, contract, { unit: (await leaseOf(work.tx, contract)).unit, what: 'الملغى' })
  },
  activating: leaseBegins,
  noticeGiven: unitComesBack,
  noticeWithdrawn: unitStays,
  terminating: leaseEndsEarly,
  terminatingSays: earlyEndSays,
  callOff: leaseCalledOff,
  ending: leaseIsOver,
  closing: mustBeSettled,
  renewing: copyToNext,
}
