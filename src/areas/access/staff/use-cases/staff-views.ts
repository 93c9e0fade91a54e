import { command } from '#platform/command.ts'
import { dropView, ForgetViewInput, keepView, RenameViewInput, renameView, SaveViewInput } from '#platform/saved-views.ts'
import { viewForgotten, viewRenamed, viewSaved } from '../facts.ts'
import { staffPermissions } from '../permissions.ts'
import { readStaffAsked, staffAddress, staffListName } from '../staff-list.ts'

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

export const renameStaffView = command({
  name: 'access.rename-view',
  permission: staffPermissions.viewStaff,
  input: RenameViewInput,
  async run(work, { viewId, viewName: name }) {
    const { query, ...names } = await renameView(work, { list: staffListName, viewId, name })
    work.record(viewRenamed, viewId, names)
    return { path: `/admin/users/staff?${query}` }
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
