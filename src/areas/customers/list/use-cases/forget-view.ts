import { viewForgotten } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { command } from '#platform/command.ts'
import { dropView, ForgetViewInput } from '#platform/saved-views.ts'
import { listName } from '../list.ts'

export const forgetView = command({
  name: 'customers.forget-view',
  permission: customersPermissions.view,
  input: ForgetViewInput,
  async run(work, { viewId }) {
    const gone = await dropView(work, { list: listName, viewId })
    if (gone) work.record(viewForgotten, viewId, gone)
    else work.repeated()
  },
})
