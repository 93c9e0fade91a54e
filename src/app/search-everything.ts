import { taskPermissions } from '#areas/tasks/permissions.ts'
import type { Area, Door, Found } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { folded } from '#values/text.ts'
import { areas } from './areas.ts'
import { places } from './layouts/desks.ts'
import { desksOf } from './layouts/desks-of.ts'

export type Hit = { label: string; detail?: string | undefined; path: string; keys?: string; acts?: Hit[] }
export type HitGroup = { key: 'people' | 'records' | 'acts' | 'pages'; title: string; hits: Hit[] }

const people = ['customer', 'staff', 'user']
const most = 8

/** A sign in front narrows: «#» a number, «@» a person, «>» something to do or a page to go to. */
function asked(text: string) {
  const [, sign = '', words = ''] = /^([#@>]?)\s*(.*)$/s.exec(text.trim()) ?? []
  return { sign, words: words.slice(0, 100) }
}

/** Everything of the back office that these words may mean, within what this person may see and do. */
export async function searchEverything(ctx: Ctx, text: string, offering: readonly Area[] = areas): Promise<HitGroup[]> {
  const { sign, words } = asked(text)
  const found = words.length > 1 && sign !== '>' ? await findIn(ctx, offering, words) : []
  const hit = (one: Found): Hit => ({ label: one.label, detail: one.detail, path: one.path, acts: actsWith(ctx, one) })
  const isPerson = ({ kind }: Found) => people.includes(kind)
  const toDo = sign === '' || sign === '>'
  const groups: HitGroup[] = [
    { key: 'people', title: 'أشخاص', hits: sign === '#' ? [] : found.filter(isPerson).map(hit) },
    ...(sign === '#' ? [] : forFirst(found.filter(isPerson).map(hit))),
    { key: 'records', title: 'سجلات', hits: sign === '@' ? [] : found.filter((one) => !isPerson(one)).map(hit) },
    { key: 'acts', title: 'أوامر', hits: toDo ? named(actsOf(ctx, offering), words) : [] },
    { key: 'pages', title: 'اذهب إلى', hits: toDo ? named(desksOf(ctx.actor), words).map(withKeys) : [] },
  ]
  return groups.map(({ hits, ...group }) => ({ ...group, hits: hits.slice(0, most) })).filter(({ hits }) => hits.length > 0)
}

/** What one may begin with a record that was found. */
function actsWith({ actor }: Ctx, { kind, id, acts = [] }: Found): Hit[] {
  const task = { path: `/admin/tasks?about=${kind}:${id}#new`, label: 'أضف مهمة', permission: taskPermissions.manage }
  return [...acts, ...(id ? [task] : [])]
    .filter(({ permission }) => actor.may(permission))
    .map(({ label, path }) => ({ label, path }))
}

/** Whoever looks for a person mostly wants to do something with the one who stands first. */
function forFirst([first]: Hit[]): HitGroup[] {
  return first?.acts?.length ? [{ key: 'acts', title: `نفّذ لـ «${first.label}»`, hits: first.acts }] : []
}

const withKeys = (hit: Hit): Hit => {
  const letter = places[hit.path]?.letter
  return letter ? { ...hit, keys: `G ${letter}` } : hit
}

async function findIn(ctx: Ctx, offering: readonly Area[], words: string) {
  const finders = offering.flatMap(({ finder = [] }) => finder).filter(({ permission }) => ctx.actor.may(permission))
  const asking = finders.map(({ find }) => find(ctx, words))
  return (await Promise.all(asking)).flat()
}

const actsOf = ({ actor }: Ctx, offering: readonly Area[]) =>
  offering.flatMap(({ acts = [] }) => acts).filter(({ permission }) => actor.may(permission))

/** Every word that was typed begins a word of the name. */
function named(doors: readonly Pick<Door, 'path' | 'label'>[], words: string): Hit[] {
  const wanted = folded(words).split(' ').filter(Boolean)
  const begins = (label: string, word: string) =>
    folded(label)
      .split(' ')
      .some((part) => part.startsWith(word) || part.replace(/^ال/, '').startsWith(word))
  return doors.filter(({ label }) => wanted.every((word) => begins(label, word))).map(({ label, path }) => ({ label, path }))
}
