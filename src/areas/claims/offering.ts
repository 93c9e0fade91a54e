import type { Finder, RecordKind, RecordSection } from '#platform/area.ts'
import { momentInWords } from '#values/dates.ts'
import { claimStates, claimTones } from './claim.ts'
import { claimShown } from './claim-detail.ts'
import type { ClaimKind } from './claim-kind.ts'
import { findClaims, latestClaims } from './queries.ts'

/** What notes, attachments, tasks and history of a claim hang on. */
export const claimRecord = (kind: ClaimKind): RecordKind => ({
  ...{ kind: kind.words.record, label: `${kind.words.paper} الضرر`, path: kind.words.path },
  ...{ view: kind.may.view, edit: kind.may.record },
  async find(ctx, id) {
    const one = await claimShown(ctx, kind, id)
    return one && { name: `${kind.words.paper} ضرر ${one.number}، ${one.code}`, mayEdit: one.may.record }
  },
})

/** Of the search over everything: by its number, or by whatever was written of it. */
export const claimFinder = (kind: ClaimKind): Finder => ({
  permission: kind.may.view,
  async find(ctx, words) {
    const found = await findClaims(ctx, kind, words)
    return found.map(({ id, kind: happening, state, what, number }) => ({
      ...{ kind: kind.words.record, id, path: kind.words.path(id), label: `${kind.words.paper} ضرر ${number}` },
      detail: `${kind.words.kinds[happening]}، ${claimStates[state]}، ${what}`,
    }))
  },
})

type Shown = {
  title: string
  all: { label: string; path: (id: string) => string }
  begin: { label: string; path: (id: string) => string } | null
}

/** On the page of what was damaged: what happened to it last. */
export const claimSection = (kind: ClaimKind, { title, all, begin }: Shown): RecordSection => ({
  record: kind.kind,
  async read(ctx, id) {
    const lines = (await latestClaims(ctx, kind, id)).map((one) => ({
      ...{ id: one.id, path: kind.words.path(one.id), number: one.number, title: one.place ?? kind.words.kinds[one.kind] },
      detail: [momentInWords(one.at), ...(one.estimate === null ? [] : [{ amount: one.estimate }])],
      badges: [{ text: claimStates[one.state], tone: claimTones[one.state] }],
    }))
    const mayBegin = begin && ctx.actor.may(kind.may.record)
    const beginning = mayBegin ? { label: begin.label, alone: begin.label, path: begin.path(id) } : null
    if (lines.length === 0 && !beginning) return null
    return { title, lines, all: { label: all.label, path: all.path(id) }, begin: beginning }
  },
})
