import { type Panel, type PlanName, panelNamed } from '#ui/plan/body-plans.ts'
import type { Mark } from '../mark.ts'

/** What was chosen on the drawing, as the address says it: a mark by its id, a part, and a place on it. */
export type Chosen = { panel: string | null; at: string | null; mark: string | null }

/** `isOn`: it stands on the sheet already. */
export type MarkDraft = Pick<Mark, 'id' | 'panel' | 'x' | 'y'> & Partial<Pick<Mark, 'what' | 'size' | 'note'>> & { isOn: boolean }

type Choosing = { plan: PlanName; chosen: Chosen; newMarkId: string }

/** A mark of this sheet that is corrected or moved, or the one that begins where somebody pressed; what is known is only read. */
export function markDraft(marks: readonly Mark[], { plan, chosen, newMarkId }: Choosing): MarkDraft | null {
  const there = marks.find(({ id }) => id === chosen.mark)
  const own = there?.knownFrom === null ? there : null
  const panel = panelNamed(plan, chosen.panel)
  if (!panel) return own && { ...own, isOn: true }
  const id = there || !chosen.mark ? newMarkId : chosen.mark
  const [x, y] = pressedOn(panel, chosen.at)
  return { ...(own ?? { id }), panel: panel.name, x, y, isOn: own !== null }
}

function pressedOn({ at: [x, y] }: Panel, at: string | null) {
  const [left = x, top = y] = /^\d{1,3},\d{1,3}$/.test(at ?? '') ? (at ?? '').split(',').map(Number) : []
  return [left, top] as const
}

/** The points of the drawing, the one that is being written among them. */
export function pointsOf(marks: readonly Mark[], draft: MarkDraft | null) {
  const there = marks.map(({ id, panel, x, y, knownFrom }) => {
    const place = draft?.id === id ? { panel: draft.panel, x: draft.x, y: draft.y } : { panel, x, y }
    return { id, ...place, isNew: knownFrom === null }
  })
  return draft && !draft.isOn ? [...there, { ...draft, isNew: true }] : there
}
