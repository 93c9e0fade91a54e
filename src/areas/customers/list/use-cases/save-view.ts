import { viewSaved } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { command } from '#platform/command.ts'
import { keepView, SaveViewInput } from '#platform/saved-views.ts'
import { addressOf, askedOf, listName } from '../list.ts'

/** Of the address only what the list knows is kept. */
export const saveView = command({
  name: 'customers.save-view',
  permission: customersPermissions.view,
  input: SaveViewInput,
  async run(work, { viewName: name, query: typed }) {
    const path = addressOf({ ...askedOf(new URLSearchParams(typed)), page: 1 })
    const id = await keepView(work, { list: listName, name, query: path.split('?')[1] ?? '' })
    work.record(viewSaved, id, { name })
    return { path }
  },
})
