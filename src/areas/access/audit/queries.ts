import { activeStaff, namesOf } from '#areas/identity/public.ts'
import { type TrailFact, trail, wholeTrail } from '#platform/audit/explore.ts'
import { lastSeal } from '#platform/audit/seals.ts'
import { breakInWords, correctionInWords, verifyTrail } from '#platform/audit/verify.ts'
import type { Ctx } from '#platform/context.ts'
import { type AuditAsked, placeInWords, readPlace, wantedOf } from './audit-asked.ts'
import { changesIn, partsIn, subjectIn } from './audit-line.ts'

const perPage = 50
/** More than this is asked for by narrower days. */
export const mostExported = 100_000

type Reading = Pick<Ctx, 'db' | 'factWords' | 'factLines' | 'partWords'>

/** One page of what happened, the newest first, and where the next one begins. */
export async function auditPage(ctx: Reading, asked: AuditAsked, before: string | null) {
  const wanted = { ...wantedOf(asked, Object.keys(ctx.factWords)), before: readPlace(before) }
  const found = await trail(ctx, wanted, perPage + 1)
  const facts = found.slice(0, perPage)
  const last = facts.at(-1)
  return { lines: await linesOf(ctx, facts), older: found.length > perPage && last ? placeInWords(last) : null }
}

export type AuditLine = Awaited<ReturnType<typeof linesOf>>[number]

export async function linesOf(ctx: Reading, facts: TrailFact[]) {
  const ids = facts.flatMap(({ actorId, actorName, subjectId }) => (actorName ? [subjectId] : [actorId, subjectId]))
  const names = await namesOf(ctx, ids)
  return facts.map((fact) => ({
    id: fact.id,
    name: fact.name,
    at: fact.happenedAt,
    actorId: fact.actorId,
    actor: actorOf(fact, names),
    seenAs: fact.seenAs,
    text: ctx.factLines[fact.name]?.(fact.data) ?? ctx.factWords[fact.name] ?? fact.name,
    subjectId: fact.subjectId,
    subject: names.get(fact.subjectId) ?? subjectIn(fact),
    changes: changesIn(fact.data, ctx.partWords),
    parts: partsIn(fact.data, ctx.partWords),
    reason: fact.reason,
    requestId: fact.requestId,
    device: fact.device,
    address: fact.address,
    line: fact.line,
  }))
}

/** Facts of the first months keep no name; the house and visitors have no account. */
const withoutAccount: Record<string, string> = { visitor: 'زائر', house: 'النظام' }

const actorOf = ({ actorId, actorName }: TrailFact, names: Map<string, string>) =>
  actorName ?? withoutAccount[actorId] ?? names.get(actorId) ?? actorId

/** Everything asked for, line by line as it is read. */
export async function* exportedLines(ctx: Reading, asked: AuditAsked) {
  let some: TrailFact[] = []
  for await (const fact of wholeTrail(ctx, wantedOf(asked, Object.keys(ctx.factWords)), mostExported)) {
    some.push(fact)
    if (some.length < 500) continue
    yield* await linesOf(ctx, some)
    some = []
  }
  yield* await linesOf(ctx, some)
}

/** Whom one can ask about: colleagues, those without an account, and who is asked about already. */
export async function auditPeople(ctx: Reading, { by }: AuditAsked) {
  const staff = await activeStaff(ctx)
  const chosen = by && !withoutAccount[by] && !staff.some(({ id }) => id === by) ? await namesOf(ctx, [by]) : new Map()
  return [...staff.map(({ id, name }) => [id, name] as const), ...chosen, ...Object.entries(withoutAccount)]
}

/** What can have happened, by area: the words of the history. */
export function auditActs({ factWords }: Pick<Ctx, 'factWords'>) {
  return [...Map.groupBy(Object.entries(factWords), ([name]) => name.split('.')[0] ?? '')].map(([area, words]) => ({
    area,
    words,
  }))
}

/** The record that is asked about, where one of the areas knows it by this id and the person may see it. */
export async function recordAskedAbout(ctx: Ctx, { about }: AuditAsked) {
  if (!about) return null
  for (const { view, find, path, label } of ctx.recordKinds) {
    const found = ctx.actor.may(view) ? await find(ctx, about) : null
    if (found) return { name: found.name, label, path: path(about) }
  }
  return null
}

/** Until when the trail is sealed; looked through from end to end where somebody asks for it. */
export async function trailState(ctx: Pick<Ctx, 'db'>, check: boolean) {
  const seal = await lastSeal(ctx)
  if (!check) return { until: seal?.day ?? null, checked: false, broken: null, corrections: [] }
  const { until, broken, corrections } = await verifyTrail(ctx)
  return {
    until,
    checked: true,
    broken: broken ? { day: broken.day, sentence: breakInWords(broken).arabic } : null,
    corrections: corrections.map((one) => correctionInWords(one).arabic),
  }
}
