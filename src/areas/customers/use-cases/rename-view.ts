import { command } from '#platform/command.ts'
import { RenameViewInput, renameView as renamed } from '#platform/saved-views.ts'
import { viewRenamed } from '../facts.ts'
import { listName } from '../list.ts'
import { customersPermissions } from '../permissions.ts'

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
