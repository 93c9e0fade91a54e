import { viewRenamed } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { command } from '#platform/command.ts'
import { RenameViewInput, renameView as renamed } from '#platform/saved-views.ts'
import { listName } from '../list.ts'

export const renameView = command({
  name: 'customers.rename-view',
  permission: customersPermissions.view,
  input: RenameViewInput,
  async run(work, { viewId, viewName: name }) {
    const { query, ...names } = await renamed(work, { list: listName, viewId, name })
    work.record(viewRenamed, viewId, names)
    return { path: `/admin/users?${query}` }
  },
})
