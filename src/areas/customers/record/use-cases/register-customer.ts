import { customersPermissions } from '#areas/customers/permissions.ts'
import { command } from '#platform/command.ts'
import { RegisterCustomerInput } from '../inputs.ts'
import { recordOf } from '../record.ts'
import { addParty, alone, branchFor, refuseAlike } from './writing.ts'

export const registerCustomer = command({
  name: 'customers.register',
  permission: customersPermissions.register,
  input: RegisterCustomerInput,
  async run(work, { roles, anyway, branchId, ...written }) {
    const record = recordOf(written)
    await alone(work.tx)
    await refuseAlike(work, record, { anyway })
    return addParty(work, { record, roles, branchId: await branchFor(work, branchId), by: work.actor.id })
  },
})
