import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import type { Permission } from '#platform/permissions.ts'
import { dropView, ForgetViewInput, keepView, SaveViewInput, savedViews } from '#platform/saved-views.ts'
import { viewForgotten, viewSaved } from './facts.ts'

type List = {
  /** Under which its views are kept. */
  name: string
  path: string
  permission: Permission
  /** Its address with what it knows of that query, from its beginning. */
  tidy: (query: URLSearchParams, now: Date) => string
}

/** The views somebody keeps of a list of money, and the forms that keep and remove one. */
export function keptViews({ name: list, path: listPath, permission, tidy }: List) {
  const save = command({
    name: 'finance.save-view',
    permission,
    input: SaveViewInput,
    async run(work, { viewName: name, query: typed }) {
      const path = tidy(new URLSearchParams(typed), work.now())
      const id = await keepView(work, { list, name, query: path.split('?')[1] ?? '' })
      work.record(viewSaved, id, { name })
      return { path }
    },
  })
  const forget = command({
    name: 'finance.forget-view',
    permission,
    input: ForgetViewInput,
    async run(work, { viewId }) {
      const gone = await dropView(work, { list, viewId })
      if (gone) work.record(viewForgotten, viewId, gone)
      else work.repeated()
    },
  })
  const acts = {
    'save-view': submit(save, ({ path }) => saying('حُفظ العرض.', path)),
    'forget-view': submit(forget, () => saying('أُزيل العرض المحفوظ.', listPath)),
  }
  return {
    of: (ctx: Pick<Ctx, 'db' | 'actor'>) => savedViews(ctx, list),
    action: submitOneOf(acts),
    /** For a page that has acts of its own besides. */
    acts,
  }
}
