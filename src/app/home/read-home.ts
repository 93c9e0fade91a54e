import { putOffs } from '#areas/tasks/put-offs.ts'
import type { Ctx } from '#platform/context.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import type { Asked, AwaitedPerson, Exception, Offered, PulseNow, Tile } from '#platform/home.ts'
import { dayOf } from '#values/days.ts'
import { dearestFirst } from '#values/delay.ts'
import type { Service } from '#values/services.ts'
import { areas } from '../areas.ts'
import { homeOf } from '../homes.ts'

const mostShown = 6

type PutOff = { key: string; title: string; until: string }
type Said = { figures: Map<string, Tile>; exceptions: Exception[]; people: AwaitedPerson[]; lines: Line[]; putOffs: PutOff[] }
export type Line = PulseNow & { service: Service }

/** One thing a home reads: whose it is, what is asked, and where the answer goes. */
type Source = { area: string; ask: Asked<unknown>['ask']; take: (answer: unknown) => void }

/** All that the areas offer this person's home, in one statement; what fails is named, and the rest stands. */
export async function readHome(ctx: Ctx) {
  const { figures, parts } = homeOf(ctx.actor.roles)
  const said: Said = { figures: new Map(), exceptions: [], people: [], lines: [], putOffs: [] }
  const failed = await askAll(ctx, sourcesFor(ctx, said))
  const isPutOff = ({ key }: Exception) => said.putOffs.some((one) => one.key === key)
  const waiting = said.exceptions.filter((one) => !isPutOff(one))
  return {
    ...{ parts, failed, people: said.people, lines: said.lines },
    figures: figures.flatMap((figure) => shownFigure(figure, said.figures)),
    exceptions: dearestFirst(waiting, dayOf(ctx.now())).slice(0, mostShown),
    putOff: said.putOffs.filter(({ key }) => said.exceptions.some((one) => one.key === key)),
  }
}
export type HomeRead = Awaited<ReturnType<typeof readHome>>

function sourcesFor(ctx: Ctx, said: Said): Source[] {
  const { figures, parts } = homeOf(ctx.actor.roles)
  const wanted = new Set(figures.flatMap((figure) => (typeof figure === 'string' ? [figure] : figure.of)))
  const sources: Source[] = []
  const source = <One>(area: string, asked: Asked<One>, take: (one: One) => void) =>
    sources.push({ area, ask: asked.ask, take: (answer) => take(asked.tell(answer)) })
  const offer = <One>(area: string, offers: readonly Offered<One>[], take: (one: One) => void) => {
    for (const { permission, read } of offers) if (ctx.actor.may(permission)) source(area, read(ctx), take)
  }
  for (const { label, figures: offered = [], exceptions = [], people = [], pulse } of areas) {
    for (const figure of offered)
      if (wanted.has(figure.name)) offer(label, [figure], (tile) => said.figures.set(figure.name, tile))
    if (parts.includes('exceptions')) offer(label, exceptions, (some) => said.exceptions.push(...some))
    if (parts.includes('people')) offer(label, people, (some) => said.people.push(...some))
    if (parts.includes('lines') && pulse) offer(label, [pulse], (now) => said.lines.push({ ...now, service: pulse.service }))
  }
  if (parts.includes('exceptions')) source('المهام', putOffs(ctx), (rows) => said.putOffs.push(...rows))
  return sources
}

/** Where the one statement fails, each question is asked alone, and whose fails then is told. */
async function askAll(ctx: Ctx, sources: Source[]) {
  const all = Object.fromEntries(sources.map(({ ask }, at) => [`s${at}`, ask]))
  const together: Record<string, unknown> | null = await inOneStatement(ctx.db, all).catch(() => null)
  const failed = new Set<string>()
  for (const [at, { area, ask, take }] of sources.entries()) {
    try {
      take(together ? together[`s${at}`] : (await inOneStatement(ctx.db, { one: ask })).one)
    } catch (error) {
      ctx.log.error({ err: error, area }, 'a part of the first page failed')
      failed.add(area)
    }
  }
  return [...failed]
}

export type ShownFigure = Tile & { parts?: Tile[] }

/** Several under one name: their sum, and each beneath with its own list. */
function shownFigure(figure: ReturnType<typeof homeOf>['figures'][number], tiles: Map<string, Tile>): ShownFigure[] {
  if (typeof figure === 'string') return [tiles.get(figure) ?? []].flat()
  const parts = figure.of.flatMap((name) => tiles.get(name) ?? [])
  const [first] = parts
  if (!first) return []
  const value = parts.reduce((sum, tile) => sum + BigInt(tile.value), 0n)
  return [{ label: figure.label, value, path: first.path, parts }]
}
