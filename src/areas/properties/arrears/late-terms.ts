import type { CollectedKind } from '#areas/collecting/public.ts'
import { contractsNamed } from '#areas/contracts/public.ts'
import { raiseRent } from '#areas/finance/public.ts'

/** Those of these leases that ask something of who is late, locked. */
export const lateTermsOfLeases: NonNullable<CollectedKind['lateFees']> = async (work, contractIds) => {
  const leases = await work.tx
    .selectFrom('leases')
    .select(['contractId', 'mandateId', 'unitId', 'graceDays', 'lateRule', 'lateAmount', 'lateRate'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .where('lateRule', '<>', 'none')
    .where('mandateId', 'is not', null)
    .orderBy('contractId')
    .forUpdate()
    .execute()
  const contracts = await contractsNamed(
    work,
    leases.map(({ contractId }) => contractId),
  )
  return leases.flatMap(({ mandateId, unitId: resourceId, ...terms }) => {
    const contract = contracts.find(({ id }) => id === terms.contractId)
    if (!mandateId || !contract) return []
    const { id: contractId, partyId, branchId } = contract
    return {
      ...{ ...terms, of: 'instalment' },
      raise: ({ amount, description, ...fee }) =>
        raiseRent(work, {
          ...{ contractId, partyId, branchId, mandateId, resourceId, ...fee },
          lines: [{ kind: 'rent-late-fee', amount, description }],
        }),
    }
  })
}
