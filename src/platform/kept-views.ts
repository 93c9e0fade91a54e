import { z } from 'zod'
import { command } from './command.ts'
import type { Ctx } from './context.ts'
import { defineFact, factLine } from './facts.ts'
import { saying, submit, submitOneOf } from './http.ts'
import { isUuid } from './ids.ts'
import type { Permission } from './permissions.ts'
import { Refusal } from './refusal.ts'
import { dropView, ForgetViewInput, keepView, RenameViewInput, renameView, SaveViewInput, savedViews } from './saved-views.ts'

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

const View = z.object({ name: z.string() })
const line = (said: string) => factLine(View, ({ name }) => `${said} «${name}»`)

const factsOf = (area: string) => ({
  saved: defineFact(`${area}.view-saved`, View),
  renamed: defineFact(`${area}.view-renamed`, View.extend({ before: z.string() })),
  forgotten: defineFact(`${area}.view-forgotten`, View),
})
type Facts = ReturnType<typeof factsOf>

/** The views kept of the lists of an area, with the words their history needs: `called` is «لقائمة مالية». */
export function viewsOfArea(area: string, called: string) {
  const facts = factsOf(area)
  const factWords = {
    [facts.saved.name]: `حُفظ عرض ${called}`,
    [facts.renamed.name]: `غُيّر اسم عرض ${called}`,
    [facts.forgotten.name]: `أُزيل عرض محفوظ ${called}`,
  }
  const factLines = {
    [facts.saved.name]: line('حُفظ العرض'),
    [facts.renamed.name]: line('صار اسم العرض'),
    [facts.forgotten.name]: line('أُزيل العرض'),
  }
  return { factWords, factLines, keptViews: (list: List) => keptViews({ area, facts }, list) }
}

/** The views somebody keeps of a list, and the forms that keep, rename and remove one. */
function keptViews({ area, facts }: { area: string; facts: Facts }, { name: list, permission, ...of }: List) {
  const pathOf = (asked: Named) => (of.under === undefined ? of.path : of.path(idIn(asked, of.under)))
  const save = command({
    name: `${area}.save-view`,
    permission,
    input: SaveViewInput.loose(),
    async run(work, { viewName: name, query: typed, ...asked }) {
      const query = new URLSearchParams(typed)
      const path = of.under === undefined ? of.tidy(query, work.now()) : of.tidy(query, work.now(), idIn(asked, of.under))
      const id = await keepView(work, { list, name, query: path.split('?')[1] ?? '' })
      work.record(facts.saved, id, { name })
      return { path }
    },
  })
  const rename = command({
    name: `${area}.rename-view`,
    permission,
    input: RenameViewInput.loose(),
    async run(work, { viewId, viewName, ...asked }) {
      const path = pathOf(asked)
      const { query, ...names } = await renameView(work, { list, viewId, name: viewName })
      work.record(facts.renamed, viewId, names)
      return { path: `${path}?${query}` }
    },
  })
  const forget = command({
    name: `${area}.forget-view`,
    permission,
    input: ForgetViewInput.loose(),
    async run(work, { viewId, ...asked }) {
      const path = pathOf(asked)
      const gone = await dropView(work, { list, viewId })
      if (gone) work.record(facts.forgotten, viewId, gone)
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
