import { command } from '#platform/command.ts'
import { held } from '../held.ts'
import { RenewInput } from '../inputs.ts'
import { contractsPermissions } from '../permissions.ts'
import { renew } from '../renewing.ts'

const may = contractsPermissions.renew

/** A renewal is a contract of its own that follows: with the same people, about the same things, from the day after. */
export const renewContract = command({
  name: 'contracts.renew',
  permission: may,
  input: RenewInput,
  async run(work, { contractId, autoRenew, ...terms }) {
    const one = await held(work, contractId, may)
    const { id, number, existed } = await renew(work, one, { ...terms, autoRenew: autoRenew === 'yes', permission: may })
    if (existed) work.repeated()
    return { id, number }
  },
})
