import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  dropView,
  ForgetViewInput,
  keepView,
  RenameViewInput,
  renameView,
  SaveViewInput,
  savedViews,
} from '#platform/saved-views.ts'
import { viewForgotten, viewRenamed, viewSaved } from './facts.ts'

type List = {
  /** Under which its views are kept. */
  name: string
  permission: Permission
} & (Whole | OfOne)

type Whole = {
  path: string
  /** Its address with what it knows of that query, from its beginning. */
  tidy: (query: URLSearchParams, now: Date) => string
  under?: undefined
}

/** A list that each of several records has: its views are kept once for all of them, and open under the one that is open. */
type OfOne = {
  path: (id: string) => string
  tidy: (query: URLSearchParams, now: Date, id: string) => string
  /** By which name the address says whose list it is. */
  under: string
}

/** The views somebody keeps of a list of money, and the forms that keep, rename and remove one. */
export function keptViews({ name: list, permission, ...of }: List) {
  const pathOf = (asked: Named) => (of.under === undefined ? of.path : of.path(idIn(asked, of.under)))
  const save = command({
    name: 'finance.save-view',
    permission,
    input: SaveViewInput.loose(),
    async run(work, { viewName: name, query: typed, ...asked }) {
      const query = new URLSearchParams(typed)
      const path = of.under === undefined ? of.tidy(query, work.now()) : of.tidy(query, work.now(), idIn(asked, of.under))
      const id = await keepView(work, { list, name, query: path.split('?')[1] ?? '' })
      work.record(viewSaved, id, { name })
      return { path }
    },
  })
  const rename = command({
    name: 'finance.rename-view',
    permission,
    input: RenameViewInput.loose(),
    async run(work, { viewId, viewName, ...asked }) {
      const path = pathOf(asked)
      const { query, ...names } = await renameView(work, { list, viewId, name: viewName })
      work.record(viewRenamed, viewId, names)
      return { path: `${path}?${query}` }
    },
  })
  const forget = command({
    name: 'finance.forget-view',
    permission,
    input: ForgetViewInput.loose(),
    async run(work, { viewId, ...asked }) {
      const path = pathOf(asked)
      const gone = await dropView(work, { list, viewId })
      if (gone) work.record(viewForgotten, viewId, gone)
      else work.repeated()
      return { path }
    },
  })
  const acts = {
    'save-view': submit(save, ({ path }) => saying('حُفظ العرض.', path)),
    'rename-view': submit(rename, ({ path }) => saying('غُيّر اسم العرض.', path)),
    'forget-view': submit(forget, ({ path }) => saying('أُزيل العرض المحفوظ.', path)),
  }
  return {
    of: (ctx: Pick<Ctx, 'db' | 'actor'>) => savedViews(ctx, list),
    action: submitOneOf(acts),
    /** For a page that has acts of its own besides. */
    acts,
  }
}

type Named = Record<string, unknown>

function idIn(asked: Named, under: string) {
  const id = asked[under]
  if (typeof id !== 'string' || !isUuid(id)) throw new Refusal('not-found', 'لا توجد هذه القائمة.', 404)
  return id
}
