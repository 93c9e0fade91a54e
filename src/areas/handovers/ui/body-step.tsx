import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { BodyMap } from '#ui/plan/body-map.tsx'
import type { PlanName } from '#ui/plan/body-plans.ts'
import { type SheetWords, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { type Chosen, markDraft, pointsOf } from './mark-draft.ts'
import { MarkForm } from './mark-form.tsx'
import { MarkList } from './mark-list.tsx'
import { OnLink, StepBar } from './step-frame.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; plan: PlanName; chosen: Chosen; newMarkId: string; reply: Reply | undefined }

/** The drawing with its marks, and the form of the one that was chosen. */
export function BodyStep({ words, sheet: one, plan, chosen, newMarkId, reply }: Props) {
  const here = stepPath(words, one.id, 'body')
  const mark = markDraft(one.marks, { plan, chosen, newMarkId })
  const known = one.marks.filter(({ knownFrom }) => knownFrom !== null).length
  return (
    <>
      <div className="sheet-split">
        <Card title="الهيكل">
          <BodyMap
            plan={plan}
            marks={pointsOf(one.marks, mark)}
            chosen={mark?.panel ?? null}
            to={(panel, at) => `${here}&mark=${mark?.id ?? newMarkId}&panel=${panel}&at=${at.join(',')}#mark`}
          />
          <p className="muted sm">
            {mark ? 'اضغط موضعًا آخر لتنقل العلامة إليه.' : 'اضغط الجزء لتسجل علامة.'}
            {known > 0 && ' العلامات السابقة من محاضر موقّعة، فلا تُحسب على أحد.'}
          </p>
        </Card>
        <div className="stack mark-side" id="mark">
          {mark && (
            <MarkForm
              key={mark.id}
              {...{ words, plan, mark }}
              sheet={one}
              reply={reply?.typed.id === mark.id ? reply : undefined}
            />
          )}
          <MarkList words={words} sheet={one} plan={plan} mayEdit />
        </div>
      </div>
      <StepBar words={words} sheet={one} step="body" said={`العلامات الجديدة ${one.marks.length - known}، والسابقة ${known}`}>
        <OnLink words={words} sheet={one} step="body" />
      </StepBar>
    </>
  )
}
