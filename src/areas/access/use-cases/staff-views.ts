import { command } from '#platform/command.ts'
import { dropView, ForgetViewInput, keepView, SaveViewInput } from '#platform/saved-views.ts'
import { viewForgotten, viewSaved } from '../staff-facts.ts'
import { readStaffAsked, staffAddress, staffListName } from '../staff-list.ts'
import { staffPermissions } from '../staff-permissions.ts'

/** Of the address only what the list knows is kept. */
export const saveStaffView = command({
  name: 'access.save-view',
  permission: staffPermissions.viewStaff,
  input: SaveViewInput,
  async run(work, { viewName: name, query: typed }) {
    const path = staffAddress({ ...readStaffAsked(new URLSearchParams(typed)), page: 1 })
    const id = await keepView(work, { list: staffListName, name, query: path.split('?')[1] ?? '' })
    work.record(viewSaved, id, { name })
    return { path }
  },
})

export const forgetStaffView = command({
  name: 'access.forget-view',
  permission: staffPermissions.viewStaff,
  input: ForgetViewInput,
  async run(work, { viewId }) {
    const gone = await dropView(work, { list: staffListName, viewId })
    if (gone) work.record(viewForgotten, viewId, gone)
    else work.repeated()
  },
})
